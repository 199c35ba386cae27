import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** An opaque painting in three channels, at 1×. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

export interface Prints {
  readonly single: Buffer;
  readonly double: Buffer;
}

/** Prints line work over a painting, at 2× and, from the same impression, at 1×. */
export async function print(svg: string, painting: Painting, quality: number): Promise<Prints> {
  const { width, height, pixels } = painting;
  const impression = new Resvg(svg, {
    fitTo: { mode: 'width', value: 2 * width },
    font: { loadSystemFonts: false },
  }).render();
  const size = { width: impression.width, height: impression.height };
  const ground = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
  const sheet = await sharp(ground, { raw: { ...size, channels: 3 } })
    .composite([{ input: unpremultiply(impression.pixels), raw: { ...size, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const double = sharp(sheet, { raw: { ...size, channels: 3 } });
  return {
    double: await double.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer(),
    single: await double
      .clone()
      .resize(width, height, { kernel: 'lanczos3' })
      .webp({ quality: quality + 6, effort: 4 })
      .toBuffer(),
  };
}

/** The renderer multiplies colours by alpha, the compositor expects them plain. */
function unpremultiply(pixels: Buffer): Buffer {
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = i; channel < i + 3; channel++)
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
  }
  return pixels;
}
