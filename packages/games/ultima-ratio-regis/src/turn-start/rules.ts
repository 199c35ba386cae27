/** The special rules of each turn, by their number in the scenario book (§8.1.1). */
import type { Rules } from '@quadrille/kernel';
import { take } from '../cards/areas.ts';
import { afterMohacs } from '../cards/named.ts';
import { possess, setTitle } from '../changes/titles.ts';
import { removePower } from '../diplomacy/collapse.ts';
import { goHome } from '../diplomacy/homecoming.ts';
import { inPlay } from '../facts/ground.ts';
import { minorRealm, plays } from '../facts/realms.ts';
import { isMinor, isPower, ownerOf, possessionsOf, tenureOf } from '../facts/titles.ts';
import { unitsAt } from '../facts/units.ts';
import { allyByAuction, dismissMinor, enterMinor } from '../minors/alliance.ts';
import { knightsToMalta } from '../minors/knights.ts';
import { scenarioOf } from '../setup/setup.ts';
import { civilWarOf, endCivilWar } from '../special/civil-war.ts';
import type { Area, Minor, Power, Title } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** Theaters open, minors and Powers whose time is over leave, and the numbered rules of the turn apply. */
export function* turnRules(game: Game): Rules {
  const { state, data } = game;
  const turn = data.turns.find((each) => each.turn === state.turn);
  const scenario = scenarioOf(data, state.scenario);
  if (!turn || state.turn === scenario.first) return;
  for (const theater of turn.opening)
    if (scenario.theaters.includes(theater)) openTheater(game, data.theaters[theater].opening);
  for (const { id } of turn.special) {
    const rule = NUMBERED[id];
    if (!rule) continue;
    const before = JSON.stringify(state);
    rule(game);
    if (JSON.stringify(state) !== before) game.tell({ type: 'turn-rule', rule: id });
  }
  for (const power of turn.leave) if (plays(game, power)) withdraw(game, power);
  for (const { minor } of [...state.minors]) if (data.minors[minor].to < state.turn) retireMinor(game, minor);
}

/** A theater comes into play: its areas belong to whom the map says, if he takes part (§18.2.1). */
function openTheater(game: Game, opening: Readonly<Record<Area, Title>>): void {
  for (const [area, title] of Object.entries(opening))
    if (!inPlay(game, area)) setTitle(game, area, takesPart(game, title) ? title : 'inactive');
}

function takesPart({ state, data }: Game, title: Title): boolean {
  const [as, owner] = title.split(':');
  if (owner === undefined) return true;
  if (as !== 'minor') return state.chairs.some(({ group }) => group.some((power) => power === owner));
  const minor = Object.values(data.minors).find(({ id }) => id === owner);
  return minor !== undefined && minor.from <= state.turn && state.turn <= minor.to;
}

/** What the rules of a turn do beyond theaters, entries and distances, which the data says. */
const NUMBERED: Readonly<Record<string, (game: Game) => void>> = {
  'T3-1': (game) => {
    if (!plays(game, 'spain') || !plays(game, 'austria')) return;
    for (const area of BURGUNDY) if (ownerOf(game, area) === 'austria') take(game, 'spain', area, 'domain');
  },
  'T3-2': (game) => fall(game, 'mamluks'),
  'T4-3': (game) => {
    if (!plays(game, 'hungary')) return;
    fall(game, 'hungary');
    afterMohacs(game);
  },
  'T4-4': (game) => knightsToMalta(game),
  'T4-5': (game) => {
    const owner = ownerOf(game, 'parma');
    if (!inPlay(game, 'parma') || (owner !== null && isPower(owner))) return;
    enterMinor(game, 'parma');
    setTitle(game, 'parma', 'minor:parma');
  },
  'T5-2': (game) => bequeath(game, 'guelders', 'spain'),
  'T7-1': (game) => {
    becomeMinor(game, 'portugal', 'portugal_minor', 'spain');
    claimLand(game, 'portugal', 'portugal_minor', 'spain');
  },
  'T9-1': (game) => bequeath(game, 'bohemia', 'austria'),
  'T9-2': (game) => {
    const war = civilWarOf(game, 'france');
    if (war) endCivilWar(game, war);
  },
  'T11-1': (game) => returnOf(game, 'portugal', 'portugal_minor'),
  'T12-1': (game) => {
    for (const area of possessionsOf(game, 'empire')) setTitle(game, area, 'inactive');
  },
  'T12-2': ({ state }) => {
    if (!state.rules.includes('professional_army')) state.rules.push('professional_army');
  },
  'T12-3': (game) => {
    returnOf(game, 'prussia', 'brandenburg');
    returnOf(game, 'prussia', 'prussia_duchy');
  },
  'T15-2': (game) => {
    becomeMinor(game, 'crimea', 'crimea_minor', null);
    becomeMinor(game, 'barbary', 'barbary_minor', null);
  },
  'T17-1': (game) => becomeMinor(game, 'venice', 'venice_minor', null),
};

const BURGUNDY: readonly Area[] = ['ghent', 'antwerp', 'arras', 'luxembourg', 'amsterdam', 'middelburg', 'besancon'];

/** A Power is removed, and its areas are active independents of level 3 (§21.5). */
function fall(game: Game, power: Power): void {
  if (!plays(game, power)) return;
  const land = possessionsOf(game, power);
  removePower(game, power);
  for (const area of land) setTitle(game, area, 'A3');
}

/** A Power that leaves without more: contenders of a civil war yield to the official Power, others leave independents. */
function withdraw(game: Game, power: Power): void {
  const war = civilWarOf(game, power);
  if (war) return void endCivilWar(game, war);
  const land = possessionsOf(game, power);
  removePower(game, power);
  const heir = HEIRS[power];
  for (const area of land) {
    if (heir && isMinor(heir)) {
      enterMinor(game, heir);
      setTitle(game, area, `minor:${heir}`);
    } else if (heir && isPower(heir) && plays(game, heir)) possess(game, area, heir, 'home');
    else setTitle(game, area, 'A3');
  }
}

/** Who has what a Power leaves behind: Munich goes back to Bavaria. */
const HEIRS: Readonly<Partial<Record<Power, Power | Minor>>> = {
  catholic_league: 'bavaria',
  huguenots: 'france',
  bohemian_rebels: 'austria',
  parliament: 'england',
  austracists: 'spain',
};

/** A Power becomes a minor: its counters go, its possessions stay (§24.4). */
function becomeMinor(game: Game, power: Power, minor: Minor, ally: Power | null): void {
  if (!plays(game, power)) return;
  const land = possessionsOf(game, power);
  removePower(game, power);
  enterMinor(game, minor);
  for (const area of land) setTitle(game, area, `minor:${minor}`);
  if (ally && plays(game, ally)) allyByAuction(game, minor, ally);
}

/** Of a Power that takes no part the minor has what the map shows as its own and nobody has taken (Catholics and Protestants). */
function claimLand(game: Game, power: Power, minor: Minor, ally: Power): void {
  const { state, data } = game;
  if (state.chairs.some(({ group }) => group.includes(power)) || !plays(game, ally)) return;
  const land = [...data.areas.values()].filter(({ id, titles }) => {
    const shown = titles.findLast(({ from }) => from <= state.turn)?.title;
    return tenureOf(game, id).as === 'inactive' && (shown === `home:${power}` || shown === `domain:${power}`);
  });
  if (land.length === 0) return;
  enterMinor(game, minor);
  for (const { id } of land) setTitle(game, id, `minor:${minor}`);
  allyByAuction(game, minor, ally);
}

/** A minor makes way for a Power: what it owned is the Power's, as soon as that enters (§25). */
function returnOf(game: Game, power: Power, minor: Minor): void {
  if (!minorRealm(game, minor) || !game.state.chairs.some(({ group }) => group.includes(power))) return;
  const land = possessionsOf(game, minor);
  dismissMinor(game, minor);
  for (const area of land) setTitle(game, area, `domain:${power}`);
  goHome(
    game,
    land.flatMap((area) => unitsAt(game, area)),
  );
}

/** A minor disappears, and a Power has its areas. */
function bequeath(game: Game, minor: Minor, heir: Power): void {
  if (!minorRealm(game, minor)) return;
  const land = possessionsOf(game, minor);
  dismissMinor(game, minor);
  for (const area of land) {
    if (plays(game, heir)) take(game, heir, area, 'domain');
    else setTitle(game, area, 'inactive');
  }
}

/** A minor whose card has ended: its areas go to the Power it was bound to, or are inactive independents. */
function retireMinor(game: Game, minor: Minor): void {
  const ally = minorRealm(game, minor)?.ally ?? null;
  const land = possessionsOf(game, minor);
  dismissMinor(game, minor);
  for (const area of land) {
    if (ally && minor === 'scotland') possess(game, area, ally, 'home');
    else setTitle(game, area, 'inactive');
  }
}
