/** Whether a promise is kept (C §4: no negotiation is binding). */
import type { Question } from '@quadrille/kernel';
import { decider, generalsAt } from '../facts.ts';
import type { World } from '../state.ts';
import type { Power } from '../vocabulary.ts';

export interface Pledge {
  readonly kind: string;
  readonly to: string;
  readonly about?: string;
}

/** Whether an option goes back on a promise. */
export function breaks(
  world: World,
  { ask, seat, options }: Question,
  option: string,
  { kind, to, about }: Pledge,
): boolean {
  const { args = {} } = ask;
  if (kind === 'alliance') return ask.id === 'declare' && args.power === seat && option !== `status/${about}`;
  if (kind === 'pact') return ask.id === 'entreaty' && args.power === seat && option !== `alliance/${to}`;
  if (kind === 'passage') return ask.id === 'consent' && decider(world, args.guest as Power) === to && option === 'no';
  if (kind === 'truce') return ask.id === 'march' && attacks(world, option, to as Power);
  if (kind === 'round')
    return ask.id === 'permit-round' && decider(world, args.power as Power) === to && option === 'no';
  // What must be done in time is gone back on by stopping while it could be done.
  const could = (does: (option: string) => boolean) => option === 'done' && options.some(({ id }) => does(id));
  if (kind === 'joint-attack') return ask.id === 'march' && could((id) => attacks(world, id, about as Power));
  if (kind === 'subsidy')
    return (
      ask.id === 'subsidise' &&
      could((id) => id.startsWith('offer/') && decider(world, id.slice('offer/'.length) as Power) === to)
    );
  return false;
}

/** Whether a move leads to where the other Power's Generals or Garrison stand. */
function attacks(world: World, option: string, other: Power): boolean {
  const [, , at] = option.split('/');
  if (at === undefined) return false;
  const isTheirs = (power: Power | undefined) => power !== undefined && decider(world, power) === other;
  return isTheirs(world.state.garrisons[at]) || generalsAt(world, at).some(({ power }) => isTheirs(power));
}
