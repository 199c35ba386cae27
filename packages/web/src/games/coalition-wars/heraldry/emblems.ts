import { arms } from '../../../sprite/arms.ts';

/** The arms of the Powers. */
export const emblems = {
  britain: arms.rose,
  france: arms.lily,
  austria: arms.doubleEagle,
  prussia: arms.blackCross,
  russia: arms.orb,
  ottomans: arms.crescent,
  spain: arms.castle,
  italy: arms.knot,
} as const;
