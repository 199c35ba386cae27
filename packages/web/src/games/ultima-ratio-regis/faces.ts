import type { Decision } from '@quadrille/kernel';
import { SEAS } from '@quadrille/ultima-ratio-regis/vocabulary.ts';
import { faceOf } from '../../plain/faces.ts';
import type { Speech } from '../../plain/speech.ts';
import type { Face } from '../presenter.ts';
import { forceId, forcesOf, type View } from './model.ts';
import { areas } from './printed.build.ts';
import { t } from './words.ts';

const isPlace = (id: string): boolean => id in areas || SEAS.some((sea) => sea === id) || id.startsWith('box-');

/** The places an option names, in its order. */
export const placesOf = (option: string): string[] => option.split('/').filter(isPlace);

const unitIn = (view: View, option: string) =>
  option
    .split('/')
    .map((part) => view.units.find(({ id }) => id === part))
    .find((unit) => unit !== undefined);

/** What an impulse offers belongs to a Power, what is deployed to a kind: first that, then where. */
const pieceOf = (option: string): string | undefined => {
  const [head, power, ...what] = option.split('/');
  if (head === 'act') return power;
  return head === 'deploy' && what.length > 1 ? `${power}-${what.at(-2)}` : undefined;
};

/** A unit in words: what it is, whose, and where. */
function unitName(view: View, speech: Speech, id: string): string | undefined {
  const unit = view.units.find((each) => each.id === id);
  if (!unit) return undefined;
  const of = t('urr/unit', { kind: speech.name(unit.kind), power: speech.name(unit.owner), at: speech.name(unit.at) });
  return of;
}

/** The plain face, with the place, the Power and the card it is about. */
export const faces =
  (speech: Speech) =>
  (view: View, decision: Decision, option: string): Face => {
    const unit = unitIn(view, option);
    const force = unit && forcesOf(view).find(({ units }) => units.includes(unit));
    const place = placesOf(option).at(-1) ?? unit?.at;
    const piece = pieceOf(option) ?? (force && decision.options.length > 9 ? forceId(force) : undefined);
    return {
      ...faceOf({ ...speech, name: (part) => unitName(view, speech, part) ?? speech.name(part) }, decision, option),
      ...(place && { place }),
      ...(piece && { piece }),
      ...(option === 'end' && { closing: true }),
      ...(/^(fight|attack|intercept|siege|assault)/.test(option) && { tone: 'attack' as const }),
    };
  };
