import { arms } from '../../sprite/arms.ts';
import type { Coat, Colours, Heraldry } from '../../sprite/coats.ts';
import { fieldFigures } from '../../sprite/field-figures.ts';
import { furtherArms } from '../../sprite/further-arms.ts';

const PEN = 'stroke="#fff" stroke-opacity=".42" stroke-width="1"';

/** The colours of the nations are those of the map (CM §2.1.1); pink, medium blue and the rest darkened until words stand on them. */
const PRUSSIA: Coat = {
  emblem: arms.blackCross,
  hatch: { size: 5, tile: `<path d="M2.5 0v5M0 2.5h5" ${PEN}/>` },
  light: { fill: '#22345e', on: '#ffffff', edge: '#0f1a36', tint: '#d3d9e6', text: '#22345e' },
  dark: { fill: '#33487c', edge: '#9fb0d8', tint: '#222a3d', text: '#b9c7e8' },
  pattern:
    'repeating-linear-gradient(0deg, var(--h) 0 1px, transparent 1px 5px), repeating-linear-gradient(90deg, var(--h) 0 1px, transparent 1px 5px)',
};

const BRITAIN: Coat = {
  emblem: arms.rose,
  hatch: { size: 4, tile: `<path d="M2 0v4" ${PEN}/>` },
  light: { fill: '#c2547c', on: '#ffffff', edge: '#6e2543', tint: '#f6dbe4', text: '#97315a' },
  dark: { fill: '#c2547c', edge: '#f0a9c2', tint: '#43222f', text: '#f3b4ca' },
  pattern: 'repeating-linear-gradient(90deg, var(--h) 0 1px, transparent 1px 5px)',
};

const AUSTRIA: Coat = {
  emblem: arms.doubleEagle,
  hatch: { size: 4, tile: '' },
  light: { fill: '#fdfbf4', on: '#241a0e', edge: '#5d5444', tint: '#f1ece0', text: '#4d4536', bar: '#a89c86' },
  dark: { fill: '#f4f0e4', edge: '#cfc4aa', tint: '#37322a', text: '#ece4d2', bar: '#cfc4aa' },
};

const FRANCE: Coat = {
  emblem: arms.lily,
  hatch: { size: 4, tile: `<path d="M0 2h4" ${PEN}/>` },
  light: { fill: '#3c78bd', on: '#ffffff', edge: '#173f6e', tint: '#d5e3f3', text: '#215793' },
  dark: { fill: '#4380c6', edge: '#a3c9f2', tint: '#1d2f44', text: '#aed0f5' },
  pattern: 'repeating-linear-gradient(0deg, var(--h) 0 1px, transparent 1px 5px)',
};

const RUSSIA: Coat = {
  emblem: arms.orb,
  hatch: { size: 4, tile: `<path d="M2 0v4" ${PEN}/>`, turn: -45 },
  light: { fill: '#3d6932', on: '#ffffff', edge: '#1d3a17', tint: '#d5e0c6', text: '#31582a' },
  dark: { fill: '#487a3c', edge: '#9fca91', tint: '#22331d', text: '#aed6a0' },
  pattern: 'repeating-linear-gradient(45deg, var(--h) 0 1px, transparent 1px 5px)',
};

const minor = (emblem: string, light: Colours, dark: Colours): Coat => ({ emblem, light, dark });

const EMPIRE = minor(
  furtherArms.nimbedEagle,
  { fill: '#6d7072', on: '#ffffff', edge: '#36393b', tint: '#e0e0de', text: '#505356' },
  { fill: '#7b7f82', edge: '#c4c8ca', tint: '#303234', text: '#d0d3d5' },
);
const SAXONY = minor(
  furtherArms.crancelin,
  { fill: '#8fd0dc', on: '#0c2b31', edge: '#1f6a78', tint: '#d9eff3', text: '#155e6c' },
  { fill: '#8fd0dc', edge: '#bfe8ef', tint: '#173238', text: '#aadfe9' },
);
const SWEDEN = minor(
  furtherArms.threeCrowns,
  { fill: '#e6bd35', on: '#241a05', edge: '#75580a', tint: '#f8ebbd', text: '#6c5008' },
  { fill: '#e6bd35', edge: '#f5d98a', tint: '#3d3313', text: '#f0d37c' },
);
const DENMARK = minor(
  furtherArms.banner,
  { fill: '#d8802f', on: '#241305', edge: '#7c3f0a', tint: '#f8e0c6', text: '#86450a' },
  { fill: '#d8802f', edge: '#f3b478', tint: '#40280f', text: '#f2b67d' },
);
const POLAND = minor(
  furtherArms.crownedEagle,
  { fill: '#a8322f', on: '#ffffff', edge: '#5c1110', tint: '#f2d5d1', text: '#8c2422' },
  { fill: '#b23b37', edge: '#eda19b', tint: '#40201e', text: '#f0aaa4' },
);

/** Nations by their code, seats by their name, and the two Alliances. */
export const heraldry: Heraldry = {
  coats: {
    PR: PRUSSIA,
    BR: BRITAIN,
    AU: AUSTRIA,
    FR: FRANCE,
    RU: RUSSIA,
    IM: EMPIRE,
    SA: SAXONY,
    SW: SWEDEN,
    DA: DENMARK,
    PO: POLAND,
    prussia: PRUSSIA,
    britain: BRITAIN,
    austria: AUSTRIA,
    france: FRANCE,
    'anglo-prussia': PRUSSIA,
    ap: PRUSSIA,
    coalition: AUSTRIA,
  },
  figures: fieldFigures,
};
