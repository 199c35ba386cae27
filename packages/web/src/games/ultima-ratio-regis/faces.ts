import type { Decision } from '@quadrille/kernel';
import { faceOf } from '../../plain/faces.ts';
import { capital, type Speech } from '../../plain/speech.ts';
import type { Face } from '../presenter.ts';
import { actions, type Deed, deedOf } from './actions.ts';
import { articledWithin } from './articles.ts';
import { askedFace } from './asked.ts';
import { cardOf, forceId, forcesOf, leaderName, powersOf, type Unit, type View } from './model.ts';
import { isOwner, isPlace, onSheet, placesOf } from './places.ts';
import { t, tell, type WordId } from './words.ts';

const unitIn = (view: View, option: string): Unit | undefined => {
  const ids = option.split('/');
  const leader = view.leaders.find(({ id }) => ids.includes(id));
  return view.units.find(({ id }) => ids.includes(id)) ?? view.units.find(({ id }) => id === leader?.on);
};

/** A unit in a few words: a veteran troop, a squadron under repair. */
export const unitKind = ({ kind, up }: Pick<Unit, 'kind' | 'up'>): string =>
  t(`urr/kind/${kind}/${up ? 'up' : 'down'}`);

/** A list this short is read as a whole: what all of it share need not be said. */
const FEW = 12;

/** What a unit is, and under whom. */
function kindUnder(view: View, unit: Unit): string {
  const leader = view.leaders.find(({ on }) => on === unit.id);
  return leader ? t('urr/led-by', { kind: unitKind(unit), leader: leaderName(leader.id) }) : unitKind(unit);
}

/** A unit among others of its Power: what it is, who leads it, and where it stands unless all stand there. */
function unitAmong(view: View, speech: Speech, unit: Unit, { prompt, options, seat }: Decision): string {
  const { at } = prompt.args;
  const own = powersOf(view, seat);
  const power = prompt.args.power ?? (own.length === 1 ? own[0] : undefined);
  const kind = kindUnder(view, unit);
  const whose = unit.owner === power ? kind : t('urr/unit-of', { kind, power: speech.name(unit.owner) });
  const few = options.length <= FEW ? options.flatMap((option) => unitIn(view, option) ?? []) : [];
  // Who comes from elsewhere is named with the place.
  const comes = prompt.id === 'react';
  const here = unit.at === at || (!comes && few.length > 0 && few.every((each) => each.at === unit.at));
  if (here) return whose;
  return unit.at.startsWith('box-')
    ? t('urr/unit-dispersed', { unit: whose })
    : t('urr/unit-at', { unit: whose, at: speech.name(unit.at) });
}

/** A force goes by whose it is, what it is and where it stands: `spain-force/burgos/fleet`. */
export const forceName = (id: string, name: (part: string) => string): string | undefined => {
  const [owner, rest] = id.split('-force/');
  const [at, kind] = rest?.split('/') ?? [];
  if (!owner || !at) return undefined;
  const force = kind === 'fleet' ? 'squadrons' : at.startsWith('box-') ? 'dispersed' : 'troops';
  return t(`urr/force/${force}`, { power: name(owner), at: name(at) });
};

/** A unit or leader in words: what it is, whose, and where. */
export function pieceName(view: View, speech: Speech, id: string): string | undefined {
  const unit = view.units.find((each) => each.id === id);
  if (unit?.at.startsWith('box-'))
    return t('urr/dispersed-unit', { kind: unitKind(unit), power: speech.name(unit.owner) });
  if (unit) return t('urr/unit', { kind: unitKind(unit), power: speech.name(unit.owner), at: speech.name(unit.at) });
  return view.leaders.some((leader) => leader.id === id) ? leaderName(id) : undefined;
}

/** Where a deed begins and with whom; what it makes; or against whom it is. */
function deedFace(view: View, speech: Speech, { option, power, action }: Deed): Partial<Face> {
  const ids = option.split('/');
  const icon = actions.find(({ id }) => id === action)?.icon;
  const leader = view.leaders.find(({ id }) => ids.includes(id));
  const unit = unitIn(view, option);
  const to = placesOf(option).at(-1);
  const verb = (what: string) => t('urr/verb', { action: t(`urr/action/${action}`), what });
  const sign = icon ? { icon } : {};
  if (leader && unit)
    return {
      ...sign,
      label: t('urr/army-of', { leader: leaderName(leader.id) }),
      sub: speech.name(unit.at),
      place: unit.at,
      verb: verb(leaderName(leader.id)),
    };
  if (unit)
    return {
      ...sign,
      label: to ? `${speech.name(unit.at)} → ${speech.name(to)}` : speech.name(unit.at),
      sub: kindUnder(view, unit),
      place: to ?? unit.at,
      verb: verb(speech.name(unit.at)),
    };
  if (action === 'proposal') return { ...sign, label: t('urr/as-proposed') };
  if (action === 'calm') {
    const realm = view.realms.find((each) => each.power === power);
    const to = realm && view.outlook[realm.power]?.unrestCalmed;
    return { ...sign, label: t('urr/calm', { from: realm?.unrest ?? 0, to: to ?? 0 }) };
  }
  if (ids.at(-1) === 'fortress') return { ...sign, label: t('urr/begin-fortress') };
  if (ids.at(-1) === 'leader') return { ...sign, label: t('urr/draw-leader') };
  const last = ids.at(-1) ?? '';
  const whose =
    ids.find((id) => id !== power && id !== last && speech.isPower(id)) ?? (speech.isPower(last) ? last : '');
  const kind = ids.find((id) => ['I23', 'I34', 'S2', 'S3'].includes(id));
  return {
    ...sign,
    label: speech.name(to ?? last),
    ...(kind && kind !== last && { sub: speech.name(kind) }),
    ...(whose && { power: whose }),
    verb: verb(speech.name(to ?? last)),
  };
}

/** How a card is played: for its points alone, these before its event or after it, or in a combat. */
export function howPlayed(option: string, name: (id: string) => string): string | undefined {
  const [head, id = '', how] = option.split('/');
  const card = cardOf(id);
  if (!card || head !== 'card' || how === undefined) return undefined;
  if (how === 'event') return t('urr/event-first', { n: card.points });
  if (how === 'points') return t(card.seal === 'red' ? 'urr/points-only' : 'urr/points-first', { n: card.points });
  return combatWay(how, name);
}

/** A card with how it is played. */
const cardFace = ({ name }: Speech, option: string): Partial<Face> | undefined => {
  const [head, id = '', first] = option.split('/');
  const card = cardOf(id);
  if (!card || head !== 'card') return undefined;
  const how = howPlayed(option, name);
  const label = how === undefined ? card.name : t('urr/card-how', { card: card.name, how });
  if (first !== 'event' && first !== 'points')
    return { label, sub: t('urr/combat-card'), verb: t('urr/play', { card: card.name }) };
  return {
    label,
    verb: t(first === 'event' ? 'urr/play-event' : 'urr/play-points', { card: card.name, n: card.points }),
  };
};

const WAYS = ['more', 'less', 'advantage', 'wider'] as const;

/** How a combat card is used: on the battlefield, on a die that shows so much, on dice of these categories, on a fleet. */
export function combatWay(way: string, name: (id: string) => string): string {
  const known = WAYS.find((each) => each === way);
  if (known) return t(`urr/way/${known}`);
  const [, shown] = /^face-(\d)$/.exec(way) ?? [];
  if (shown) return t('urr/way/face', { from: Number(shown), to: Number(shown) + 1 });
  if (/^\d(-\d)?$/.test(way))
    return t(way.length > 1 ? 'urr/way/two' : 'urr/way/one', { a: Number(way[0]), b: Number(way.at(-1)) });
  return name(way);
}

/** A fleet that is named ship by ship: `fleet/spain-1/spain-2`, `fleet/attack/north_sea/spain-1`, or `retire/spain-1`. */
function fleetFace(view: View, option: string): Partial<Face> | undefined {
  const head = (['fleet', 'retire'] as const).find((each) => option.startsWith(`${each}/`));
  if (!head) return undefined;
  const kinds = option.split('/').flatMap((id) => view.units.find((unit) => unit.id === id) ?? []);
  return kinds.length > 0 ? { label: t(`urr/with/${head}`, { fleet: kinds.map(unitKind).join(', ') }) } : undefined;
}

/** The plain face, with the place, the Power and the card it is about. */
export const faces =
  (speech: Speech) =>
  (view: View, decision: Decision, option: string): Face => {
    const unit = unitIn(view, option);
    const force = unit && forcesOf(view).find(({ units }) => units.includes(unit));
    const named = placesOf(option).at(-1) ?? unit?.at;
    const place = named && onSheet(named);
    const deed = deedOf(option);
    const last = option.split('/').at(-1) ?? '';
    const owner = named === undefined && !deed && isOwner(last) ? last : undefined;
    const among = (part: string): string => {
      const one = view.units.find(({ id }) => id === part);
      return one ? unitAmong(view, speech, one, decision) : (pieceName(view, speech, part) ?? speech.name(part));
    };
    const plain = faceOf({ ...speech, name: among }, decision, option);
    const label = said(decision, option);
    const shown: Face = {
      ...plain,
      ...(place && { place }),
      ...(owner && { power: owner }),
      ...(force && decision.options.length > 9 && { piece: forceId(force) }),
      ...(deed && deedFace(view, speech, deed)),
      ...cardFace(speech, option),
      ...(option.startsWith('group/') && { label: rest(option).split('+').map(speech.name).join(', ') }),
      ...(option.startsWith('with/') &&
        isPlace(rest(option)) && { label: t('urr/in-fortress', { at: speech.name(rest(option)) }) }),
      ...fleetFace(view, option),
      ...askedFace(view, speech, decision, option),
      ...(label && { label }),
      ...(isClosing(option) && { closing: true }),
      ...(/^(fight|attack|intercept|siege|assault|subjugate)/.test(option) && { tone: 'attack' as const }),
      ...(option.startsWith('to/') && place && { verb: t('urr/march-to', { at: speech.name(named ?? place) }) }),
      ...(isHostile(view, decision, option) && { tone: 'attack' as const, verb: fightAt(speech, place) }),
    };
    return { ...shown, label: capital(articledWithin(shown.label)) };
  };

const rest = (option: string): string => option.slice(option.indexOf('/') + 1);

/** Answers that the parts of their ids do not say: by the question and the last part of the id, or by that alone. */
function said({ prompt }: Decision, option: string): string | undefined {
  const last = option.split('/').at(-1) ?? '';
  return tell(`said/${prompt.id}/${last}`) ?? (last in SAID ? t(SAID[last] ?? 'urr/as-proposed') : undefined);
}

const SAID: Readonly<Record<string, WordId>> = {
  best: 'urr/best-fight',
  pick: 'urr/pick-fighters',
  chosen: 'urr/pick-fighters',
  force: 'urr/force',
  proposed: 'urr/as-proposed',
  none: 'urr/none',
};

/** What ends, passes or does nothing. */
const CLOSING: readonly string[] = ['end', 'done', 'stay', 'pass', 'nowhere', 'none'];
const isClosing = (option: string): boolean => CLOSING.includes(option.split('/').at(-1) ?? '');

const fightAt = (speech: Speech, place: string | undefined): string =>
  t('urr/march-and-fight', { at: speech.name(place ?? '') });

/** A step into an area where it would have to fight. */
function isHostile({ hostile }: View, { prompt: { args } }: Decision, option: string): boolean {
  const [head, to] = option.split('/');
  const areas = Object.entries(hostile).find(([power]) => power === args.power)?.[1];
  return head === 'to' && areas?.some((area) => area === to) === true;
}
