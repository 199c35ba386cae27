import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

export interface Prints {
  readonly single: Buffer;
  readonly double: Buffer;
}

/** Prints line work over a painting of three channels at 1×: at 2× and, from the same impression, at 1×. */
export async function printOver(painting: Buffer, svg: string, width: number, height: number): Promise<Prints> {
  const { pixels, width: w, height: h } = impress(svg, width);
  const sheet = await sharp(painting, { raw: { width, height, channels: 3 } })
    .resize(w, h, { kernel: 'cubic', fit: 'fill' })
    .composite([{ input: unpremultiply(pixels), raw: { width: w, height: h, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const double = sharp(sheet, { raw: { width: w, height: h, channels: 3 } });
  return {
    double: await double.clone().webp({ quality: 70, effort: 3 }).toBuffer(),
    single: await double.clone().resize(width, height).webp({ quality: 76, effort: 3 }).toBuffer(),
  };
}

/** How many colours a flat print has, how hard the right ones are looked for, and how hard the file is pressed. */
export interface Inking {
  readonly colours: number;
  readonly effort: number;
  readonly squeeze: number;
}

/** Prints flat colours and hatching: without loss, in few colours, which is smaller for such pictures and crisp. */
export async function printFlat(svg: string, width: number, { colours, effort, squeeze }: Inking): Promise<Prints> {
  const { pixels, width: w, height: h } = impress(svg, width);
  const sheet = sharp(pixels, { raw: { width: w, height: h, channels: 4 } }).removeAlpha();
  const encode = async (picture: Sharp): Promise<Buffer> => {
    const few = await picture.png({ palette: true, colours, dither: 0, effort, compressionLevel: 1 }).toBuffer();
    return sharp(few).webp({ lossless: true, effort: squeeze }).toBuffer();
  };
  return { double: await encode(sheet.clone()), single: await encode(sheet.clone().resize(width)) };
}

/** A sheet so small that six of them stand beside the map. */
export const thumbnail = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(240, 160, { fit: 'cover' }).webp({ quality: 70, effort: 5 }).toBuffer();

/** Line work at 2×, on transparent ground. */
const impress = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: 2 * width }, font: { loadSystemFonts: false } }).render();

/** The renderer multiplies colours by alpha, the compositor expects them plain. */
function unpremultiply(pixels: Buffer): Buffer {
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = i; channel < i + 3; channel++) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
    }
  }
  return pixels;
}
