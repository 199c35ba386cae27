/** Leave to enter: of Allies for their Territories, of the sea Power for its Lanes (C §6, §7.6). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { cite } from './cite.ts';
import { decider } from './facts.ts';
import type { Game } from './state.ts';
import type { Power, Territory } from './vocabulary.ts';

const ANSWERS = [option('yes'), option('no'), option('always')];

/** Asks a host for leave, unless it is the guest's own player or has given standing consent. */
export function* hasConsent(
  game: Game,
  host: Power,
  guest: Power,
  at: Territory,
  by: 'land' | 'sea' | 'rail',
): Rules<boolean> {
  const { state, tell } = game;
  if (isGiven(game, host, guest)) return true;
  const answer = yield* choose(
    decider(game, host),
    cite(game, 'consent', by === 'sea' ? 'sea' : 'allies', { power: host, guest, at, by }),
    () => ANSWERS,
  );
  if (answer === 'no') tell({ type: 'refused-consent', by: host, to: guest, at });
  else if (answer === 'yes') tell({ type: 'consent', by: host, to: guest, at });
  else {
    state.consents[host] = [...(state.consents[host] ?? []), guest];
    tell({ type: 'standing-consent', by: host, to: guest, at });
  }
  return answer !== 'no';
}

function isGiven(game: Game, host: Power, guest: Power): boolean {
  const { consents, empereur } = game.state;
  if (empereur !== null || decider(game, host) === decider(game, guest)) return true;
  return consents[host]?.includes(guest) ?? false;
}

/** Standing consent ends with the alliance it was given in: at the next Diplomacy Phase. */
export function endStandingConsent({ state }: Game): void {
  for (const host of hostsOf(state.consents)) delete state.consents[host];
}

const hostsOf = (consents: Partial<Record<Power, Power[]>>): Power[] => Object.keys(consents) as Power[];
