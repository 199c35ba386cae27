import type { Sheet } from '@quadrille/atlas';
import { grain } from './sheets.ts';

interface PictureProps {
  readonly base: string;
  readonly art: Sheet['art']['light'];
}

/** The printed sheet, as fine as the device can show it. */
export const Picture = ({ base, art }: PictureProps) => (
  <img alt="" draggable={false} decoding="async" src={`${base}/${art[grain()]}`} />
);
