import type { Coat, Heraldry } from '../../../sprite/coats.ts';
import { emblems } from './emblems.ts';
import { figures } from './figures.ts';
import { hatchings } from './hatching.ts';

const coat = (power: keyof typeof emblems, colours: Pick<Coat, 'light' | 'dark' | 'pattern'>): Coat => {
  const hatch = hatchings[power];
  return { emblem: emblems[power], ...(hatch && { hatch }), ...colours };
};

/** A side or a status: no emblem of its own, a wide hatching, one colour. */
const side = (status: string, fill: string, edge: string, byNight?: string): Coat => {
  const hatch = hatchings[status];
  return { ...(hatch && { hatch }), light: { fill, edge }, dark: byNight ? { edge: byNight } : {} };
};

/** The eight Powers and the four statuses. The pattern of each Power is its heraldic hatching. */
export const heraldry: Heraldry = {
  coats: {
    britain: coat('britain', {
      light: { fill: '#a32a2a', on: '#ffffff', edge: '#5e1212', tint: '#f0d3cc', text: '#8c1f22' },
      dark: { fill: '#b43a37', edge: '#e2938c', tint: '#43211e', text: '#f0a49c' },
      pattern: 'repeating-linear-gradient(90deg, var(--h) 0 1px, transparent 1px 5px)',
    }),
    france: coat('france', {
      light: { fill: '#2d5296', on: '#ffffff', edge: '#16305f', tint: '#d2dcee', text: '#234484' },
      dark: { fill: '#3a63ae', edge: '#94b2e6', tint: '#1f2d47', text: '#a9c3f0' },
      pattern: 'repeating-linear-gradient(0deg, var(--h) 0 1px, transparent 1px 5px)',
    }),
    austria: coat('austria', {
      light: { fill: '#fbf5e3', on: '#241a0e', edge: '#6f5520', tint: '#f4e7bd', text: '#5f4812', bar: '#9a8455' },
      dark: { fill: '#f0e6cb', edge: '#cdb473', tint: '#3b301a', text: '#ecdcae', bar: '#cdb987' },
    }),
    prussia: coat('prussia', {
      light: { fill: '#262a31', on: '#ffffff', edge: '#0c0e12', tint: '#d0d7da', text: '#262a31' },
      dark: { fill: '#343a44', edge: '#a3adbb', tint: '#2a2f36', text: '#c9d2dd' },
      pattern:
        'repeating-linear-gradient(0deg, var(--h) 0 1px, transparent 1px 5px), repeating-linear-gradient(90deg, var(--h) 0 1px, transparent 1px 5px)',
    }),
    russia: coat('russia', {
      light: { fill: '#3d6932', on: '#ffffff', edge: '#1d3a17', tint: '#d5e0c6', text: '#31582a' },
      dark: { fill: '#487a3c', edge: '#9fca91', tint: '#22331d', text: '#aed6a0' },
      pattern: 'repeating-linear-gradient(45deg, var(--h) 0 1px, transparent 1px 5px)',
    }),
    ottomans: coat('ottomans', {
      light: { fill: '#b3540f', on: '#ffffff', edge: '#6b2f05', tint: '#f2d9bb', text: '#8f3f06' },
      dark: { fill: '#b85a15', edge: '#eea868', tint: '#422a13', text: '#f3b37a' },
      pattern:
        'repeating-linear-gradient(0deg, var(--h) 0 1px, transparent 1px 6px), repeating-linear-gradient(-45deg, var(--h) 0 1px, transparent 1px 6px)',
    }),
    spain: coat('spain', {
      light: { fill: '#dfae2b', on: '#22170a', edge: '#735205', tint: '#f6e7b6', text: '#6f5004' },
      dark: { fill: '#dfae2b', edge: '#f3d379', tint: '#3d3213', text: '#efcb66' },
      pattern: 'radial-gradient(circle at 2.5px 2.5px, var(--h-dark) 0 .9px, transparent 1.2px) 0 0 / 5px 5px',
    }),
    italy: coat('italy', {
      light: { fill: '#7a3d78', on: '#ffffff', edge: '#451f44', tint: '#e6d5e4', text: '#6b3369' },
      dark: { fill: '#8a4a88', edge: '#d3a1d1', tint: '#38223a', text: '#deb2dc' },
      pattern: 'repeating-linear-gradient(-45deg, var(--h) 0 1px, transparent 1px 5px)',
    }),
    british: side('british', '#a32a2a', '#5e1212', '#e2938c'),
    french: side('french', '#2d5296', '#16305f', '#94b2e6'),
    neutral: side('neutral', '#75563a', '#4c3722'),
    expansionist: side('expansionist', '#5b6064', '#34383b'),
  },
  figures: { lion: emblems.britain, ...figures },
};
