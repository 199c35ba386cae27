/** Board state adjustments (C §9): after Diplomacy, and when a Minor Power changes hands. */
import { choose, confirm, option, type Rules, sealed, secretly } from '@quadrille/kernel';
import { regionOf } from './board.ts';
import { cite } from './cite.ts';
import {
  controller,
  decider,
  garrisonsOf,
  generalsAt,
  generalsOf,
  hostileAt,
  MOST_UNITS,
  powersAt,
  strengthAt,
} from './facts.ts';
import { removeGarrison } from './pieces.ts';
import { allied, isNeutral } from './relations.ts';
import { retreat } from './retreat.ts';
import type { Game, General, World } from './state.ts';
import { changeMoney } from './tracks.ts';
import { type Power, SIGNS, type Sign, type Territory } from './vocabulary.ts';

/** Notes the relations that adjustments are compared with. */
export function noteRelations({ state }: World): void {
  const { status, master, allies } = state;
  state.former = { status: { ...status }, master: { ...master }, ...(allies && { allies: { ...allies } }) };
}

/**
 * Brings the board into line with the new relations. After Diplomacy all Neutral Powers are looked at; when a Minor Power
 * changes hands it alone can have become Neutral.
 */
export function* adjustBoard(game: Game, declared: readonly Power[]): Rules {
  const neutrals = declared.filter((power) => isNeutral(game, power));
  yield* recallGarrisons(game, neutrals);
  yield* leaveHomesAtPeace(game);
  yield* leaveAsNeutral(game, neutrals);
  yield* separateEnemies(game);
  game.state.former = null;
}

/**
 * Garrisons leave the Home Territories of Powers they no longer fight (C §9.1), and those of a Neutral Power leave every
 * foreign Home Territory (C §9.3). They go before any General does, so that nobody retreats to where he cannot stay.
 */
function* recallGarrisons(game: Game, neutrals: readonly Power[]): Rules {
  for (const power of game.rules.powers) {
    for (const at of garrisonsOf(game, power)) {
      const { owner } = regionOf(game.board, at);
      const abroad = owner !== null && owner !== power;
      if (hostAt(game, power, at) || (abroad && neutrals.includes(power))) yield* recallGarrison(game, at);
    }
  }
}

/** At War to At Peace: Generals leave the Home Territories of Powers they no longer fight (C §9.1). */
function* leaveHomesAtPeace(game: Game): Rules {
  for (const power of game.rules.powers) {
    for (const general of generalsOf(game, power)) {
      const { at } = general;
      const host = at === null ? undefined : hostAt(game, power, at);
      if (at === null || host === undefined || (yield* mayStay(game, general, host, at))) continue;
      yield* retreat(game, general, 'war-to-peace');
    }
  }
}

/** The Power at home here, if it is another and the two do not fight each other here. */
function hostAt(game: Game, power: Power, at: Territory): Power | undefined {
  const { owner } = regionOf(game.board, at);
  return owner === null || owner === power || hostileAt(game, power, owner, at) ? undefined : owner;
}

/** An ally may be suffered to stay; nobody stays with a Neutral Power, but for Powers of the same player (C §9.1, §11). */
function* mayStay(game: Game, general: General, host: Power, at: Territory): Rules<boolean> {
  const { power, id } = general;
  if (!allied(game, power, host)) return false;
  if (decider(game, power) === decider(game, host) || wereAllied(game, power, host)) return true;
  const granted = yield* confirm(
    decider(game, host),
    cite(game, 'host', 'war-to-peace', { power: host, guest: power, general: id, at }),
  );
  game.tell({ type: granted ? 'may-stay' : 'must-leave', by: host, general: id, at });
  return granted;
}

function wereAllied(game: Game, a: Power, b: Power): boolean {
  const { former } = game.state;
  return former !== null && allied({ ...game, state: { ...game.state, ...former } as Game['state'] }, a, b);
}

/** A Neutral Power has no General where it does not hold the Territory (C §9.3). */
function* leaveAsNeutral(game: Game, neutrals: readonly Power[]): Rules {
  for (const power of neutrals) {
    for (const general of generalsOf(game, power)) {
      if (general.at === null) continue;
      const holder = controller(game, general.at);
      if (holder === null || !allied(game, holder, power)) yield* retreat(game, general, 'neutral');
    }
  }
}

/** At Peace to At War: where enemies now stand together, only the strongest side remains (C §9.2). */
function* separateEnemies(game: Game): Rules {
  for (const at of sharedPlaces(game)) {
    for (let sides = sidesAt(game, at); sides.length > 1; sides = sidesAt(game, at)) {
      const [first, second] = sides as [Power[], Power[]];
      const weaker = yield* weakerOf(game, at, first, second);
      for (const power of weaker) yield* giveWay(game, power, at);
    }
  }
}

/** Where more than one Power is: one of them has a General there. */
function sharedPlaces({ state, board }: World): Territory[] {
  const shared: Territory[] = [];
  for (const { at, power } of state.generals) {
    if (at === null || shared.includes(at)) continue;
    const garrison = state.garrisons[at] ?? power;
    if (garrison !== power || state.generals.some((other) => other.at === at && other.power !== power)) shared.push(at);
  }
  return shared.length < 2 ? shared : board.territories.filter((at) => shared.includes(at));
}

/** The Powers in a Territory, by sides. */
function sidesAt(game: Game, at: Territory): Power[][] {
  const sides: Power[][] = [];
  for (const power of powersAt(game, at)) {
    const side = sides.find(([other]) => other !== undefined && !hostileAt(game, power, other, at));
    if (side) side.push(power);
    else sides.push([power]);
  }
  return sides;
}

/** The side of less strength; if equal the one without the Garrison; else rock-paper-scissors decides (C §9.2). */
function* weakerOf(game: Game, at: Territory, a: Power[], b: Power[]): Rules<Power[]> {
  const difference = strengthAt(game, at, a) - strengthAt(game, at, b);
  if (difference !== 0) return difference > 0 ? b : a;
  const garrison = game.state.garrisons[at];
  if (garrison !== undefined && (a.includes(garrison) || b.includes(garrison))) return a.includes(garrison) ? b : a;
  return yield* playSigns(game, at, a, b);
}

const BEATS: Readonly<Record<Sign, Sign>> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

/** The strongest Power of each side shows a sign, again and again until the signs differ. Returns the loser. */
function* playSigns(game: Game, at: Territory, a: Power[], b: Power[]): Rules<Power[]> {
  const [speakerA, speakerB] = [spokesman(game, at, a), spokesman(game, at, b)];
  const show = (power: Power, attempt: number) =>
    secretly(decider(game, power), cite(game, 'sign', 'peace-to-war', { power, at, attempt }), () =>
      SIGNS.map((sign) => option(sign)),
    );
  for (let attempt = 1; ; attempt++) {
    const questions = [show(speakerA, attempt), show(speakerB, attempt)] as const;
    yield* sealed(game, questions);
    const [signA, signB] = [questions[0].value, questions[1].value];
    game.tell({ type: 'sign', power: speakerA, sign: signA, at });
    game.tell({ type: 'sign', power: speakerB, sign: signB, at });
    if (BEATS[signA] === signB) return b;
    if (BEATS[signB] === signA) return a;
  }
}

function spokesman(game: Game, at: Territory, side: readonly Power[]): Power {
  const byStrength = side.toSorted((a, b) => strengthAt(game, at, [b]) - strengthAt(game, at, [a]));
  const [strongest] = byStrength;
  if (strongest === undefined) throw new Error('A side without Powers');
  return strongest;
}

function* giveWay(game: Game, power: Power, at: Territory): Rules {
  if (game.state.garrisons[at] === power) yield* recallGarrison(game, at);
  for (const general of generalsAt(game, at))
    if (general.power === power) yield* retreat(game, general, 'peace-to-war');
}

/** The Garrison becomes a Unit of one of its Power's Generals, or 1 Money if none can take it (C §9). */
function* recallGarrison(game: Game, at: Territory): Rules {
  const power = removeGarrison(game, at, 'garrison-recalled');
  if (power === undefined) return;
  const able = () => generalsOf(game, power).filter((general) => general.at !== null && general.units < MOST_UNITS);
  if (able().length === 0) {
    changeMoney(game, power, 1, 'adjustment');
    return;
  }
  const general = yield* choose(decider(game, power), cite(game, 'allot', 'war-to-peace', { power, at }), () =>
    able().map((each) => option(`allot/${each.id}`, each)),
  );
  general.units++;
  game.tell({ type: 'enlisted', general: general.id, units: 1 });
}
