import { signal } from '@preact/signals';
import type { Box } from '@quadrille/atlas';
import {
  type Camera,
  framing,
  type Glass,
  held,
  type Insets,
  type Sizes,
  shows,
  sizesAt,
  widest,
  zoomedAt,
} from './camera.ts';

const SETTLE = 180;
const GLIDE = 200;
/** Below this zoom the names of lesser places cannot be read. */
const FAR = 0.62;
const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * Moves the sheet. While it moves only the transform of one promoted layer changes; when it has come to rest after a
 * zoom the layer is laid out anew at that zoom, so that lines and letters are sharp again. (Measured against drawing the
 * layer again at another scale without laying it out: that stops the next move for 200 ms, this does not.)
 */
export class Stage {
  readonly window: Box;
  readonly size: Glass;
  /** The camera at rest, for what is placed beside the sheet: tips, the small map. */
  readonly resting = signal<Camera>({ x: 0, y: 0, zoom: 1 });
  /** How large pieces and marks are drawn at that zoom. */
  readonly sizes = signal<Sizes>(sizesAt(1));
  insets: Insets = NO_INSETS;
  /** Below this zoom what is asked about is brought closer, if it can be. */
  legible = 0;
  #camera: Camera = { x: 0, y: 0, zoom: 1 };
  /** The zoom the layer is laid out at. */
  #drawn = 0;
  #glass: Glass = { width: 1, height: 1 };
  #plane: HTMLElement | undefined;
  #timer = 0;
  #moved: (() => void) | undefined;

  constructor(size: Glass, window: Box) {
    this.size = size;
    this.window = window;
  }

  attach(plane: HTMLElement, glass: Glass): void {
    this.#plane = plane;
    this.resize(glass);
  }

  /** Calls back whenever the sheet starts to move; gives what ends it. */
  onMove(moved: () => void): () => void {
    this.#moved = moved;
    return () => {
      this.#moved = undefined;
    };
  }

  get glass(): Glass {
    return this.#glass;
  }

  get camera(): Camera {
    return this.#camera;
  }

  resize(glass: Glass): void {
    this.#glass = glass;
    if (this.#drawn === 0) return;
    this.#camera = held(this.#camera, glass, this.window, this.insets);
    this.#settle();
  }

  panBy(dx: number, dy: number): void {
    this.touched = true;
    const { x, y, zoom } = this.#camera;
    this.#move({ x: x + dx, y: y + dy, zoom });
  }

  zoomAt(px: number, py: number, factor: number): void {
    this.touched = true;
    this.#move(zoomedAt(this.#camera, px, py, factor, this.#glass, this.window));
  }

  /** Zooms about the middle of what is clear, or glides sideways: for buttons and keys. */
  step(change: { readonly dx?: number; readonly dy?: number; readonly factor?: number }): void {
    const { left, right, top, bottom } = this.insets;
    const { width, height } = this.#glass;
    const middle = [(left + width - right) / 2, (top + height - bottom) / 2] as const;
    const { x, y, zoom } = zoomedAt(this.#camera, ...middle, change.factor ?? 1, this.#glass, this.window);
    this.#glide({ x: x + (change.dx ?? 0), y: y + (change.dy ?? 0), zoom });
  }

  /** Somebody has moved the map by hand since it was last brought somewhere. */
  touched = false;

  /** Brings the box into the clear; stays put if it is there already. */
  show(box: Box, most?: number): void {
    const next = framing(box, this.#glass, this.insets, most);
    // It is there already, and going closer would not make it easier to read.
    const near = this.#camera.zoom >= Math.min(this.legible, next.zoom * 0.8);
    if (shows(this.#camera, box, this.#glass, this.insets) && this.#camera.zoom >= 0.5 && near) return;
    this.#glide(next);
  }

  /** Begins with the box in the clear, or with the whole sheet. Until then nothing is laid out: it is done once. */
  begin(box: Box | undefined, most?: number): void {
    const first = box ? framing(box, this.#glass, this.insets, most) : this.#overview();
    this.#camera = held(first, this.#glass, this.window, this.insets);
    this.#settle();
  }

  centre(x: number, y: number): void {
    const { left, right, top, bottom } = this.insets;
    const { width, height } = this.#glass;
    const { zoom } = this.#camera;
    this.#glide({ zoom, x: (left + width - right) / 2 - x * zoom, y: (top + height - bottom) / 2 - y * zoom });
  }

  overview(): void {
    this.#glide(this.#overview());
  }

  #overview(): Camera {
    const [left, top, right, bottom] = this.window;
    const zoom = widest(this.#glass, this.window);
    return {
      zoom,
      x: this.#glass.width / 2 - ((left + right) / 2) * zoom,
      y: this.#glass.height / 2 - ((top + bottom) / 2) * zoom,
    };
  }

  #glide(to: Camera): void {
    if (this.#plane) this.#plane.style.transition = `transform ${GLIDE}ms cubic-bezier(.2,.7,.2,1)`;
    this.#move(to, GLIDE + SETTLE);
  }

  #move(to: Camera, rest = SETTLE): void {
    this.#camera = held(to, this.#glass, this.window, this.insets);
    const plane = this.#plane;
    if (!plane || this.#drawn === 0) return;
    this.#moved?.();
    if (rest === SETTLE) plane.style.transition = '';
    const { x, y, zoom } = this.#camera;
    plane.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${zoom / this.#drawn})`;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#settle(), rest);
  }

  #settle(): void {
    const plane = this.#plane;
    if (!plane) return;
    const { x, y, zoom } = this.#camera;
    plane.style.transition = '';
    if (zoom !== this.#drawn) {
      this.#drawn = zoom;
      plane.style.width = `${this.size.width * zoom}px`;
      plane.style.height = `${this.size.height * zoom}px`;
      this.sizes.value = sizesAt(zoom);
      plane.style.setProperty('--piece', this.sizes.value.piece.toFixed(2));
      plane.toggleAttribute('data-far', zoom < FAR);
      plane.style.setProperty('--mark', this.sizes.value.mark.toFixed(2));
    }
    plane.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`;
    this.resting.value = this.#camera;
  }
}
