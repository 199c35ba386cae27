import { arms } from '../../sprite/arms.ts';
import type { Coat, Heraldry } from '../../sprite/coats.ts';
import { fieldFigures } from '../../sprite/field-figures.ts';
import { furtherArms } from '../../sprite/further-arms.ts';
import { emblems } from './emblems.ts';

const WHITE = '#ffffff';
const INK = '#22170a';

/** A hatching of parallel pen strokes: how far apart, how thick, which way. */
const strokes = (turn: number, apart: number, thick = 1): string =>
  `repeating-linear-gradient(${turn}deg, var(--h) 0 ${thick}px, transparent ${thick}px ${apart}px)`;

interface Paint {
  readonly emblem: string;
  /** Fill, edge, tint and text by day; edge, tint and text by candlelight. */
  readonly day: readonly [string, string, string, string];
  readonly night: readonly [string, string, string];
  readonly on?: string;
  readonly pattern: string;
}

const coat = ({ emblem, day: [fill, edge, tint, text], night, on = WHITE, pattern }: Paint): Coat => ({
  emblem,
  light: { fill, on, edge, tint, text },
  dark: { edge: night[0], tint: night[1], text: night[2] },
  pattern,
});

const POWERS: Readonly<Record<string, Coat>> = {
  spain: coat({
    emblem: arms.castle,
    day: ['#dfae2b', '#735205', '#f6e7b6', '#6f5004'],
    night: ['#f3d379', '#3d3213', '#efcb66'],
    on: INK,
    pattern: 'radial-gradient(circle at 2.5px 2.5px, var(--h-dark) 0 .9px, transparent 1.2px) 0 0 / 5px 5px',
  }),
  france: coat({
    emblem: arms.lily,
    day: ['#2d5296', '#16305f', '#d2dcee', '#234484'],
    night: ['#94b2e6', '#1f2d47', '#a9c3f0'],
    pattern: strokes(0, 5),
  }),
  england: coat({
    emblem: arms.rose,
    day: ['#a32a2a', '#5e1212', '#f0d3cc', '#8c1f22'],
    night: ['#e2938c', '#43211e', '#f0a49c'],
    pattern: strokes(90, 5),
  }),
  portugal: coat({
    emblem: furtherArms.sphere,
    day: ['#2b6b4c', '#123a27', '#d2e3d6', '#1f5a3e'],
    night: ['#8cc9a6', '#1b3326', '#9fd3b4'],
    pattern: `${strokes(45, 4)}, ${strokes(90, 8)}`,
  }),
  ottomans: coat({
    emblem: arms.crescent,
    day: ['#b3540f', '#6b2f05', '#f2d9bb', '#8f3f06'],
    night: ['#eea868', '#422a13', '#f3b37a'],
    pattern: `${strokes(0, 6)}, ${strokes(-45, 6)}`,
  }),
  austria: coat({
    emblem: arms.doubleEagle,
    day: ['#fbf5e3', '#6f5520', '#f4e7bd', '#5f4812'],
    night: ['#cdb473', '#3b301a', '#ecdcae'],
    on: '#241a0e',
    pattern: 'none',
  }),
  venice: coat({
    emblem: furtherArms.dogesCap,
    day: ['#86305a', '#4c1531', '#ecd5df', '#7a2850'],
    night: ['#d997b6', '#3d1f2d', '#e6a9c4'],
    pattern: `${strokes(-45, 4)}, ${strokes(0, 8)}`,
  }),
  poland: coat({
    emblem: furtherArms.crownedEagle,
    day: ['#b34d5a', '#74262f', '#f5dadb', '#96323f'],
    night: ['#ee9fa7', '#432427', '#f2aeb4'],
    pattern: strokes(90, 9, 2),
  }),
  hungary: coat({
    emblem: furtherArms.patriarchalCross,
    day: ['#567f3c', '#2b4a1a', '#dde8cf', '#41652b'],
    night: ['#a9d18f', '#27331d', '#b6dc9d'],
    pattern: strokes(45, 3),
  }),
  russia: coat({
    emblem: arms.orb,
    day: ['#3d6932', '#1d3a17', '#d5e0c6', '#31582a'],
    night: ['#9fca91', '#22331d', '#aed6a0'],
    pattern: strokes(45, 5),
  }),
  persia: coat({
    emblem: furtherArms.sun,
    day: ['#1f6a75', '#0c3d45', '#cfe4e6', '#185862'],
    night: ['#82c4cd', '#17343a', '#93d0d8'],
    pattern: strokes(0, 9, 2),
  }),
  mamluks: coat({
    emblem: emblems.cup,
    day: ['#84703f', '#483a18', '#ebe2c8', '#6a582c'],
    night: ['#d3bd84', '#352d18', '#dccb9a'],
    pattern: strokes(-45, 7),
  }),
  crimea: coat({
    emblem: furtherArms.tamga,
    day: ['#6a579c', '#392b60', '#ded8ee', '#54427f'],
    night: ['#b6a5e6', '#2b2440', '#c7b8f0'],
    pattern: 'radial-gradient(circle at 3px 3px, var(--h) 0 1.2px, transparent 1.5px) 0 0 / 7px 7px',
  }),
  barbary: coat({
    emblem: furtherArms.scimitars,
    day: ['#54473a', '#2c241b', '#ddd5ca', '#4b3f32'],
    night: ['#bfae98', '#332c24', '#d6c8b5'],
    pattern: `${strokes(45, 9, 2)}, ${strokes(-45, 9, 2)}`,
  }),
  denmark: coat({
    emblem: furtherArms.banner,
    day: ['#8f2f3a', '#50121a', '#efd3d3', '#7d2530'],
    night: ['#e29498', '#3f1f22', '#efa6a9'],
    pattern: strokes(90, 3),
  }),
  sweden: coat({
    emblem: furtherArms.threeCrowns,
    day: ['#2f78a8', '#123f60', '#d0e2ee', '#1f5c86'],
    night: ['#8fc0e2', '#1b303f', '#a3cdea'],
    pattern: strokes(0, 3),
  }),
  netherlands: coat({
    emblem: furtherArms.arrows,
    day: ['#d97a1f', '#7a3c05', '#f8dfc2', '#874408'],
    night: ['#f2a858', '#42290f', '#f5b877'],
    on: INK,
    pattern: 'repeating-linear-gradient(-45deg, var(--h-dark) 0 1px, transparent 1px 5px)',
  }),
  huguenots: coat({
    emblem: emblems.huguenot,
    day: ['#56688f', '#2a3854', '#d8deea', '#42537a'],
    night: ['#a5b5d6', '#262d3b', '#b9c6e2'],
    pattern: strokes(90, 6),
  }),
  catholic_league: coat({
    emblem: emblems.lorraine,
    day: ['#7d3f86', '#46204c', '#e8d7eb', '#6a3372'],
    night: ['#d6a3de', '#37223a', '#deb3e4'],
    pattern: strokes(-45, 5),
  }),
  bohemian_rebels: coat({
    emblem: emblems.chalice,
    day: ['#6b4a2f', '#382313', '#e6d8c9', '#5b3d25'],
    night: ['#cba584', '#33261b', '#d6b598'],
    pattern: strokes(0, 7, 2),
  }),
  prussia: coat({
    emblem: arms.blackCross,
    day: ['#262a31', '#0c0e12', '#d0d7da', '#262a31'],
    night: ['#a3adbb', '#2a2f36', '#c9d2dd'],
    pattern: `${strokes(0, 5)}, ${strokes(90, 5)}`,
  }),
  parliament: coat({
    emblem: emblems.portcullis,
    day: ['#c27a52', '#6e3c1c', '#f5dfd1', '#8a4c26'],
    night: ['#efb592', '#3f291d', '#f0bd9e'],
    on: INK,
    pattern: strokes(90, 7),
  }),
  austracists: coat({
    emblem: emblems.burgundy,
    day: ['#a83b23', '#5e190c', '#f3d6cd', '#8c2c17'],
    night: ['#eb9c88', '#40211a', '#f0a995'],
    pattern: strokes(45, 7),
  }),
  united_states: coat({
    emblem: emblems.stars,
    day: ['#24457a', '#0f2447', '#d3dcea', '#1f3d6d'],
    night: ['#96b3de', '#1d2940', '#abc4ea'],
    pattern: strokes(90, 9, 2),
  }),
};

/** Minor Powers have no hue of their own: buff, with their initials in a lozenge. */
const minor = (initials: string): Coat => ({
  emblem: `<path d="M24 2 46 24 24 46 2 24z" fill="none" stroke="currentColor" stroke-width="3"/><text x="24" y="31" text-anchor="middle" font-size="20" font-weight="700">${initials}</text>`,
  light: { fill: '#d9c9a3', on: '#2b2110', edge: '#6d5a30', tint: '#f0e7cf', text: '#5d4c26' },
  dark: { fill: '#cdbb92', edge: '#e2d3ae', tint: '#38301f', text: '#e0d1ab' },
});

const MINORS: Readonly<Record<string, string>> = {
  rival: 'R',
  scotland: 'Sc',
  papal_states: 'Pp',
  florence: 'Fl',
  genoa: 'Ge',
  savoy: 'Sv',
  saxony: 'Sx',
  brandenburg: 'Br',
  bavaria: 'Bv',
  palatinate: 'Pf',
  cossacks: 'Co',
  elite_mercenaries: 'EM',
  german_mercenaries: 'GM',
  rhine_bishoprics: 'Rh',
  bohemia: 'Bo',
  empire: 'Im',
  hesse: 'He',
  hanover: 'Ha',
  hansa: 'Hs',
  lorraine: 'Lo',
  guelders: 'Gu',
  switzerland: 'Sw',
  ragusa: 'Ra',
  knights: 'Kn',
  morocco: 'Mo',
  danubian_principalities: 'Da',
  georgia: 'Gg',
  transylvania: 'Tr',
  volga_khanates: 'Vo',
  parma: 'Pa',
  prussia_duchy: 'Pr',
  pomerania: 'Po',
  portugal_minor: 'Pt',
  two_sicilies: 'TS',
  venice_minor: 'Ve',
  crimea_minor: 'Cr',
  barbary_minor: 'Ba',
};

/** A player is a number on a wax seal; his Powers have the colours. */
const SEALS = ['#6b2d2a', '#2c4a6b', '#3d5a2e', '#6b5a1f', '#553468', '#1f5c5a', '#7a4420', '#3a3a3a'];
const seal = (fill: string, n: number): Coat => ({
  emblem: `<text x="24" y="35" text-anchor="middle" font-size="32" font-weight="700">${n + 1}</text>`,
  light: { fill, on: WHITE, edge: INK, tint: '#ece2cd', text: fill },
  dark: { edge: '#d8cbb0', tint: '#2f2a22', text: '#e5dac2' },
});

export const heraldry: Heraldry = {
  coats: {
    ...POWERS,
    ...Object.fromEntries(Object.entries(MINORS).map(([id, initials]) => [id, minor(initials)])),
    ...Object.fromEntries(SEALS.map((fill, n) => [`player-${n + 1}`, seal(fill, n)])),
  },
  figures: fieldFigures,
};
