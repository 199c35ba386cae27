import type { Context } from '../context.ts';
import { type Attempts, countAttempts } from './attempts.ts';
import { countEverywhere, countHere } from './counting.ts';

/** How much is too much. `per` seconds. */
export interface Allowance {
  readonly points: number;
  readonly per: number;
}

export interface Allowances {
  /** HTTP requests of an address. */
  readonly request: Allowance;
  /** New guests of an address. */
  readonly guest: Allowance;
  /** Attempts at a password, by address and by name: so many are free, and none waits longer than so many seconds. */
  readonly password: Allowance;
  /** New sockets of an address. */
  readonly connect: Allowance;
  /** Messages of a player. */
  readonly message: Allowance;
  /** Words of a player. */
  readonly talk: Allowance;
  /** Costly questions of a player: hints, previews, looking back. */
  readonly think: Allowance;
  /** New tables of a player. */
  readonly table: Allowance;
  /** Letters that ask the owner of an address, by who gave it and by the address. */
  readonly mail: Allowance;
}

export const ALLOWANCES: Allowances = {
  request: { points: 1200, per: 60 },
  guest: { points: 60, per: 3600 },
  password: { points: 10, per: 900 },
  connect: { points: 120, per: 60 },
  message: { points: 400, per: 10 },
  talk: { points: 30, per: 30 },
  think: { points: 120, per: 10 },
  table: { points: 60, per: 3600 },
  mail: { points: 5, per: 86_400 },
};

/** Whether somebody may once more. */
export type Limit = (key: string) => boolean | Promise<boolean>;
export type Limits = { readonly [L in Exclude<keyof Allowances, 'password'>]: Limit } & {
  readonly password: Attempts;
};

/**
 * Floods and costs are for each process to bear, and counted by each. What an attacker would try on all processes in
 * turn (passwords, guests) or a player must not have more of because there are more processes (words, tables) is
 * counted for all together.
 */
export function limitsOf(context: Context, allowances: Allowances): Limits {
  const here = (name: keyof Allowances) => countHere(allowances[name]);
  const everywhere = (name: keyof Allowances) =>
    context.store.shared ? countEverywhere(context, name, allowances[name]) : here(name);
  return {
    request: here('request'),
    connect: here('connect'),
    message: here('message'),
    think: here('think'),
    guest: everywhere('guest'),
    password: countAttempts(context, allowances.password),
    talk: everywhere('talk'),
    table: everywhere('table'),
    mail: everywhere('mail'),
  };
}
