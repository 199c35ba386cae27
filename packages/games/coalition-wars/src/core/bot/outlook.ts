/** What the map looks like to a Power: what can be taken, what must be kept. */
import type { World } from '../state.ts';
import type { Power, Territory } from '../vocabulary.ts';
import { type Near, nearOf, rank } from './chart.ts';
import { cardsFor, resistance } from './forces.ts';
import { claimOf, guardValue, prizeOf, type View } from './prizes.ts';
import { areFriends, placeOf, type Survey } from './survey.ts';
import { surveyOf } from './surveying.ts';
import { roundsLeft } from './worth.ts';

/** What lies a step further counts so much less. */
const FADING = 0.55;
const STEPS = 3;

export interface Outlook extends View {
  /** What it would gain by taking the Territory, resistance considered. */
  prize(at: Territory): number;
  /** What it would gain by leaving a Garrison where none stands. */
  claim(at: Territory): number;
  /** How near prizes are to a General who stands there. */
  pull(at: Territory): number;
  /** What a General who stands there saves. */
  guard(at: Territory): number;
  /** The same by places of the chart, for those who ask for many. */
  readonly by: {
    prize(at: number): number;
    claim(at: number): number;
    pull(at: number): number;
    guard(at: number): number;
    /** Somebody would have to be fought there. */
    foes(at: number): number;
  };
}

/** An outlook that is kept, with what it was worked out from. */
interface Kept {
  readonly outlook: Outlook;
  readonly view: { -readonly [K in keyof View]: View[K] };
  readonly prizes: Memory;
  readonly claims: Memory;
  readonly guards: Memory;
  readonly foes: Memory;
  readonly pulls: number[];
  pulled: boolean;
  /** The steps it may take, as long as nobody changes sides. */
  near: Near;
  status: number;
  abroad: number;
  home: number;
  time: number;
  cards: number;
  places: number;
}

/** By survey, then by Power. */
const kept = new WeakMap<Survey, Kept[]>();
/** A rollout asks for those of the same survey again and again. */
let latest: { readonly survey: Survey; readonly all: Kept[] } | undefined;

/** The outlook of a Power now. It is worked out once, and anew only as far as something has changed. */
export function outlookOf(world: World, name: Power): Outlook {
  const survey = surveyOf(world);
  const power = rank(name);
  if (latest?.survey !== survey) latest = { survey, all: allOf(survey) };
  const { all } = latest;
  const known = all[power] ?? blank(survey, power);
  all[power] = known;
  refresh(known);
  return known.outlook;
}

function allOf(survey: Survey): Kept[] {
  const known = kept.get(survey);
  if (known) return known;
  const fresh: Kept[] = [];
  kept.set(survey, fresh);
  return fresh;
}

function blank(survey: Survey, power: number): Kept {
  const { chart } = survey;
  const { length } = chart.places;
  const view = { survey, power, rounds: 0 };
  const claims = memory(length, (at) => claimOf(view, at));
  const guards = memory(length, (at) => guardValue(view, at));
  const foes = memory(length, (at) => resistance(survey, power, at));
  const prizes = memory(length, (at) => prizeOf(view, at, claims.of, foes.of));
  const pulls = new Array<number>(length).fill(Number.NaN);
  const pull = (at: number) => {
    if (!known.pulled) {
      if (known.status !== survey.changes.status) known.near = nearOf(chart, friendsOf(survey, power));
      known.status = survey.changes.status;
      notePulls(known.near, prizes.of, pulls);
    }
    known.pulled = true;
    return pulls[at] ?? 0;
  };
  const outlook: Outlook = {
    survey,
    power,
    get rounds() {
      return view.rounds;
    },
    by: { prize: prizes.of, claim: claims.of, pull, guard: guards.of, foes: foes.of },
    prize: (at) => prizes.of(placeOf(chart, at)),
    claim: (at) => claims.of(placeOf(chart, at)),
    pull: (at) => pull(placeOf(chart, at)),
    guard: (at) => guards.of(placeOf(chart, at)),
  };
  const never = {
    pulled: false,
    near: nearOf(chart, 0),
    status: -1,
    abroad: -1,
    home: -1,
    time: -1,
    cards: -1,
    places: 0,
  };
  const known: Kept = { outlook, view, prizes, claims, guards, foes, pulls, ...never };
  return known;
}

/**
 * Forgets what no longer holds. A Power's own Generals and Garrisons change what it must guard, but of what it can take
 * only the Territory itself.
 */
function refresh(known: Kept): void {
  const { view, prizes, claims, guards, foes } = known;
  const { survey, power } = view;
  const { changes, world } = survey;
  let abroad = changes.status + changes.influence;
  for (let other = 0; other < survey.chart.ranks; other++)
    if (other !== power) abroad += (changes.generals[other] ?? 0) + (changes.means[other] ?? 0);
  const home = (changes.generals[power] ?? 0) + (changes.means[power] ?? 0);
  const time = 16 * world.state.round + 2 * world.state.turn + (world.rules.lore.epoch?.(world.state) ?? 0);
  const cards = cardsFor(survey, power, 3);
  if (known.abroad !== abroad || known.time !== time || known.cards !== cards) {
    view.rounds = roundsLeft(world);
    for (const each of [prizes, claims, guards, foes]) each.forget();
    known.pulled = false;
  } else {
    if (known.home !== home || known.places < changes.places.length) guards.forget();
    for (; known.places < changes.places.length; known.places++) {
      const at = changes.places[known.places] ?? 0;
      for (const each of [prizes, claims, foes]) each.forget(at);
      known.pulled = false;
    }
  }
  known.abroad = abroad;
  known.home = home;
  known.time = time;
  known.cards = cards;
  known.places = changes.places.length;
}

/** Numbers by Territory that are worked out when they are first asked for. */
interface Memory {
  of(at: number): number;
  /** One of them, or all. */
  forget(at?: number): void;
}

function memory(size: number, find: (at: number) => number): Memory {
  const known = new Array<number>(size).fill(Number.NaN);
  return {
    of(at) {
      let value = known[at] ?? 0;
      if (Number.isNaN(value)) {
        value = find(at);
        known[at] = value;
      }
      return value;
    },
    forget(at) {
      if (at === undefined) known.fill(Number.NaN);
      else known[at] = Number.NaN;
    },
  };
}

/** Used anew at every call: no board has more Territories than a byte counts. */
const prizesThere = new Float64Array(256);
const reach = new Float64Array(256);

/** The best prize near, fading with the distance: every step carries it one Territory further. */
function notePulls({ start, to }: Near, prize: (at: number) => number, pulls: number[]): void {
  const { length } = pulls;
  for (let at = 0; at < length; at++) {
    const value = prize(at);
    prizesThere[at] = value;
    reach[at] = Math.max(value, 0);
  }
  for (let step = 1; ; step++) {
    for (let at = 0; at < length; at++) {
      let best = 0;
      const end = start[at + 1] ?? 0;
      for (let i = start[at] ?? 0; i < end; i++) {
        const value = reach[to[i] ?? 0] ?? 0;
        if (value > best) best = value;
      }
      pulls[at] = FADING * best;
    }
    if (step === STEPS) return;
    for (let at = 0; at < length; at++) {
      const own = prizesThere[at] ?? 0;
      const near = pulls[at] ?? 0;
      reach[at] = own < 0 ? 0 : Math.max(own, near);
    }
  }
}

/** One bit for every Power whose Sea Lanes it may use. */
function friendsOf(survey: Survey, power: number): number {
  let friends = 0;
  for (let other = 0; other < survey.chart.ranks; other++) if (areFriends(survey, power, other)) friends |= 1 << other;
  return friends;
}
