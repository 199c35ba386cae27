/** Which parts of an option are places. */
import { BOXES, MINORS, POWERS, SEAS } from '@quadrille/ultima-ratio-regis/vocabulary.ts';
import { areas } from './printed.build.ts';

/** An enclave goes by the area it is cut from (§18.8). */
const ENCLAVE = /^enclave-/;

/** Where a place of the rules lies on the sheets: boxes of dispersed units have names of their own there, enclaves none. */
export const onSheet = (place: string): string => place.replace(/^box-/, 'dispersion/').replace(ENCLAVE, '');

export const isPlace = (id: string): boolean =>
  id.replace(ENCLAVE, '') in areas || SEAS.some((sea) => sea === id) || BOXES.some((box) => box === id);

/** Venice, Genoa and a few others are an area and a Power or minor: what stands before them says which is meant. */
export const isOwner = (id: string): boolean =>
  POWERS.some((power) => power === id) || MINORS.some((minor) => minor === id);

/** Options that begin so name areas; all others mean the Power or the minor where both bear the name. */
const PLACED: readonly string[] = [
  'at',
  'to',
  'go',
  'by',
  'into',
  'port',
  'land',
  'with',
  'rebel',
  'raze',
  'colony',
  'retreat',
  'disperse',
  'oppose',
  'enclave',
  'domain',
  'border',
  'overseas',
  'home-area',
];
/** Deeds of an impulse or a deployment that end with a place. */
const AT: readonly string[] = ['troop', 'squadron', 'fleet', 'fortress', 'finish', 'assault', 'subjugate', 'colony'];

/** The places an option names, in its order. */
export function placesOf(option: string): string[] {
  const parts = option.split('/');
  const [head = ''] = parts;
  const placed =
    PLACED.includes(head) || parts.some((part) => AT.includes(part)) || head === 'place' || head === 'home';
  return parts.filter(
    (part, at) =>
      isPlace(part) &&
      (!isOwner(part) ||
        (placed && at >= (head === 'place' ? 2 : 1) && !(at === 1 && (head === 'act' || head === 'deploy')))),
  );
}
