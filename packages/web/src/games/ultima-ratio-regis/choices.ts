/** An impulse offers a hundred things: they are grouped by Power and action, and by the force that would do them. */
import type { Decision } from '@quadrille/kernel';
import { type Choice, type Choices, type Group, keyed, MANY } from '../choices.ts';
import type { Face } from '../presenter.ts';
import { type ActionId, actions, type Deed, deedOf } from './actions.ts';
import { forceId, forcesOf, type View } from './model.ts';

type Faces = (view: View, decision: Decision, option: string) => Face;

/** What is in hand: a Power, one of its actions, or a force on the map. */
export const actionId = (power: string, action: ActionId): string => `${power}/${action}`;

/** The cards of the hand that can be played: in hand, they are listed with both ways to play each. */
export const CARDS = 'cards';
const isCard = (option: string): boolean => option.startsWith('card/');

/** The questions that are grouped so. */
export const isGrouped = (question: string): boolean => question === 'act' || question === 'deploy';

/** The Powers that have something to choose, in the order of the options. */
export const actingPowers = (options: readonly string[]): readonly string[] => [
  ...new Set(options.flatMap((option) => deedOf(option)?.power ?? [])),
];

/** The Power whose actions are on show. */
export function powerInHand(options: readonly string[], piece: string | undefined): string | undefined {
  const powers = actingPowers(options);
  return powers.find((power) => piece === power || piece?.startsWith(`${power}/`)) ?? powers[0];
}

/** The force that would do it: where the unit or leader that the option names stands. */
function forceFor(view: View, { option }: Deed): string | undefined {
  const ids = option.split('/');
  const leader = view.leaders.find(({ id }) => ids.includes(id));
  const unit = view.units.find(({ id, at }) => ids.includes(id) || id === leader?.on || at === leader?.on);
  const force = unit && forcesOf(view).find(({ units }) => units.includes(unit));
  return force && forceId(force);
}

export const choices =
  (face: Faces) =>
  (view: View, decision: Decision, piece: string | undefined): Choices | undefined => {
    if (!isGrouped(decision.prompt.id)) return alike(face, view, decision, piece);
    const shown = (option: string): Face & { readonly option: string } => ({ option, ...face(view, decision, option) });
    const deeds = ledFirst(view, alikeOnce(shown, decision.options)).flatMap((option) => deedOf(option) ?? []);
    const power = powerInHand(decision.options, piece);
    const group = (id: string, of: readonly Deed[], quiet: boolean): Group[] =>
      of.length === 0 ? [] : [{ piece: id, choices: keyed(of.map(({ option }) => shown(option))), quiet }];
    const byAction = actions.flatMap(({ id }) =>
      group(
        actionId(power ?? '', id),
        deeds.filter((deed) => deed.power === power && deed.action === id),
        true,
      ),
    );
    const forces = new Map<string, Deed[]>();
    for (const deed of deeds) {
      const force = forceFor(view, deed);
      if (force) forces.set(force, [...(forces.get(force) ?? []), deed]);
    }
    // Dispersed units lie far from where things happen: they can be touched, but the map does not go there.
    const isFar = (id: string, of: readonly Deed[]) => id.includes('/box-') || of.every((deed) => deed.power !== power);
    const byForce = [...forces].flatMap(([id, of]) => group(id, of, isFar(id, of)));
    const cards = decision.options.filter(isCard);
    const byCard: Group[] = cards.length === 0 ? [] : [{ piece: CARDS, choices: keyed(cards.map(shown)), quiet: true }];
    const groups = [...byCard, ...byAction, ...byForce];
    const chosen = groups.find((each) => each.piece === piece);
    const others = decision.options.filter((option) => !deedOf(option) && !isCard(option));
    const rest: Choice[] = keyed(others.map(shown), byCard.length + byAction.length);
    return { groups, piece: chosen?.piece, listed: chosen?.choices ?? rest, further: [] };
  };

/** What a leader does with his force comes before what a single unit of it could do. */
const ledFirst = (view: View, options: readonly string[]): readonly string[] =>
  options.toSorted((a, b) => Number(isLed(view, b)) - Number(isLed(view, a)));

/** A leader does it with his force. */
export const isLed = ({ leaders }: View, option: string): boolean =>
  option.split('/').some((part) => leaders.some(({ id }) => id === part));

/** Of deeds that look the same, with units of one kind in one place, the first. */
function alikeOnce(shown: (option: string) => Face, options: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    const { label, sub } = shown(option);
    const deed = deedOf(option);
    const key = deed ? [deed.power, deed.action, option.split('/')[2], label, sub].join('/') : option;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/**
 * Two troops of one kind in one place are the same to a player: they are listed once. Where that still leaves many, the
 * forces are chosen first.
 */
function alike(face: Faces, view: View, decision: Decision, piece: string | undefined): Choices | undefined {
  const all = decision.options.map((option) => ({ option, ...face(view, decision, option) }));
  const key = ({ label, sub, place }: Face) => [label, sub, place].join('/');
  const first = new Map(all.toReversed().map((each) => [key(each), each.option]));
  const distinct = all.filter((each) => first.get(key(each)) === each.option);
  if (distinct.length === all.length) return undefined;
  const forces = [...new Set(distinct.flatMap((each) => each.piece ?? []))];
  if (forces.length < 2 || distinct.length <= MANY)
    return { groups: [], piece: undefined, listed: keyed(distinct), further: [] };
  const groups = forces.map((id) => ({ piece: id, choices: keyed(distinct.filter((each) => each.piece === id)) }));
  const held = groups.find((group) => group.piece === piece);
  const rest = distinct.filter((each) => each.piece === undefined);
  return { groups, piece: held?.piece, listed: held?.choices ?? keyed(rest, groups.length), further: [] };
}
