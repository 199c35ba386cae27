/** Leave to enter: of Allies for their Territories, of the sea Power for its Lanes (C §6, §7.6). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { cite } from './cite.ts';
import { decider } from './facts.ts';
import type { Game, State, World } from './state.ts';
import { type GeneralId, type Power, ROADS, type Road, type Territory } from './vocabulary.ts';

const ANSWERS = [option('yes'), option('no'), option('always')];

/** A journey somebody's leave is asked for. */
export interface Journey {
  readonly general: GeneralId;
  readonly guest: Power;
  readonly from: Territory;
  readonly at: Territory;
  readonly by: 'land' | 'strategic' | 'sea' | 'rail';
}

/** Lanes are one thing to give leave for, Territories another, whether they are crossed on foot or by Train. */
const roadOf = ({ by }: Journey): Road => (by === 'sea' ? 'sea' : 'land');

/** Asks a host for leave, unless it is the guest's own player or has given standing consent. */
export function* hasConsent(game: Game, host: Power, journey: Journey): Rules<boolean> {
  const { state, tell } = game;
  const { guest, at } = journey;
  const road = roadOf(journey);
  if (isGiven(game, host, guest, road)) return true;
  const answer = yield* choose(
    decider(game, host),
    cite(game, 'consent', road === 'sea' ? 'sea' : 'allies', { power: host, ...journey }),
    () => ANSWERS,
  );
  if (answer === 'no') tell({ type: 'refused-consent', by: host, to: guest, at });
  else if (answer === 'yes') tell({ type: 'consent', by: host, to: guest, at });
  else {
    state.consents[road][host] = [...(state.consents[road][host] ?? []), guest];
    tell({ type: 'standing-consent', by: host, to: guest, at, road });
  }
  return answer !== 'no';
}

function isGiven(world: World, host: Power, guest: Power, road: Road): boolean {
  if (decider(world, host) === decider(world, guest) || world.rules.hooks.openRoads?.(world)) return true;
  return world.state.consents[road][host]?.includes(guest) ?? false;
}

/** Standing consent ends with the alliance it was given in: at the next Diplomacy Phase. */
export function endStandingConsent({ state }: Game): void {
  for (const road of ROADS) for (const host of hostsOn(state, road)) delete state.consents[road][host];
}

/** What a Minor Power has given, and what it was given, ends when it changes hands (C §11). */
export function endLeaveOf({ state }: Game, minor: Power): void {
  for (const road of ROADS) {
    const consents = state.consents[road];
    delete consents[minor];
    for (const host of hostsOn(state, road)) consents[host] = consents[host]?.filter((guest) => guest !== minor) ?? [];
  }
}

const hostsOn = ({ consents }: State, road: Road): Power[] => Object.keys(consents[road]) as Power[];
