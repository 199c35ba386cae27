import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

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
  /** Attempts at a password, by address and by name. */
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
};

/** Whether somebody may once more. */
export type Limits = { readonly [L in keyof Allowances]: (key: string) => Promise<boolean> };

export function limitsOf(allowances: Allowances): Limits {
  const limit = ({ points, per }: Allowance) => {
    const limiter = new RateLimiterMemory({ points, duration: per });
    return async (key: string) => {
      try {
        await limiter.consume(key);
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    };
  };
  return {
    request: limit(allowances.request),
    guest: limit(allowances.guest),
    password: limit(allowances.password),
    connect: limit(allowances.connect),
    message: limit(allowances.message),
    talk: limit(allowances.talk),
    think: limit(allowances.think),
    table: limit(allowances.table),
  };
}
