import type { Hatch } from '../../../sprite/coats.ts';

const PEN = 'stroke="#fff" stroke-opacity=".42" stroke-width="1"';

/** The engravers' code for heraldic colours (Petra Sancta, 1638), as tiles for SVG patterns in white ink; wider ones for the four statuses. */
export const hatchings: Readonly<Record<string, Hatch>> = {
  britain: { size: 4, tile: `<path d="M2 0v4" ${PEN}/>` },
  france: { size: 4, tile: `<path d="M0 2h4" ${PEN}/>` },
  austria: { size: 4, tile: '' },
  prussia: { size: 5, tile: `<path d="M2.5 0v5M0 2.5h5" ${PEN}/>` },
  russia: { size: 4, tile: `<path d="M2 0v4" ${PEN}/>`, turn: -45 },
  italy: { size: 4, tile: `<path d="M2 0v4" ${PEN}/>`, turn: 45 },
  ottomans: { size: 6, tile: `<path d="M0 3h6M0 6L6 0M-1 1L1-1M5 7L7 5" ${PEN}/>` },
  british: { size: 9, tile: `<path d="M4.5 0v9" ${PEN}/>` },
  french: { size: 9, tile: `<path d="M0 4.5h9" ${PEN}/>` },
  neutral: { size: 9, tile: '<circle cx="4.5" cy="4.5" r="1.6" fill="#fff" fill-opacity=".6"/>' },
  expansionist: { size: 8, tile: `<path d="M4 0v8" ${PEN}/>`, turn: 45 },
  spain: { size: 4, tile: '<circle cx="2" cy="2" r=".9" fill="#22170a" fill-opacity=".5"/>' },
};
