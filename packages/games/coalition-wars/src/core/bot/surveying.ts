/** Making surveys, and keeping them up to date: a rollout asks for one at every question, and little has changed. */
import { allied, isNeutral } from '../relations.ts';
import type { Affairs, General, State, World } from '../state.ts';
import { POWERS, type Power, type Status, type Territory } from '../vocabulary.ts';
import { chartOf, rank } from './chart.ts';
import { NOBODY, placeOf, ROW, type Survey } from './survey.ts';

/** A survey with the position it shows. */
interface Known {
  readonly survey: Survey;
  readonly generals: Seen[];
  readonly status: Status[];
  readonly master: (Power | null)[];
  /** Partners in alliances of two (RP §7). */
  readonly ally: (Power | undefined)[];
  fortresses: number;
}

interface Seen {
  power: Power;
  at: Territory | null;
  units: number;
}

const surveys = new WeakMap<State, Known>();
/** A rollout asks for the same one again and again. */
let latest: Known | undefined;

/** The position in numbers, as it is now. The same survey serves as long as the state lives. */
export function surveyOf(world: World): Survey {
  const known = latest?.survey.world.state === world.state ? latest : knownOf(world);
  latest = known;
  noteGarrisons(known);
  noteFortresses(known);
  noteGenerals(known);
  notePowers(known);
  return known.survey;
}

function knownOf(world: World): Known {
  const known = surveys.get(world.state);
  if (known) return known;
  const fresh: Known = { survey: blank(world), generals: [], status: [], master: [], ally: [], fortresses: 0 };
  surveys.set(world.state, fresh);
  return fresh;
}

function blank(world: World): Survey {
  const chart = chartOf(world.board);
  const { length } = chart.places;
  const survey: Survey = {
    world,
    chart,
    holder: chart.owner.slice(),
    garrison: filled(length, NOBODY),
    fort: filled(length),
    force: filled(length * ROW),
    present: filled(length),
    friends: filled(ROW * ROW),
    neutral: filled(ROW),
    morale: filled(ROW, -1),
    cards: filled(ROW, -1),
    influence: filled(ROW, -1),
    income: filled(ROW),
    changes: { generals: filled(ROW), means: filled(ROW), status: 0, influence: 0, places: [] },
  };
  noteIncome(survey);
  return survey;
}

/** Plain arrays: at this size they are made faster than typed ones. */
const filled = (length: number, value = 0): number[] => new Array<number>(length).fill(value);

/** By Territory: Garrisons come and go, and an object that has lost keys is slow to list. */
function noteGarrisons({ survey }: Known): void {
  const { chart, garrison, holder, changes, world } = survey;
  const { garrisons } = world.state;
  const { places } = chart;
  let same = true;
  for (let place = 0; place < places.length; place++) {
    const lord = garrisons[places[place] ?? ''];
    const power = lord === undefined ? NOBODY : rank(lord);
    if (garrison[place] === power) continue;
    garrison[place] = power;
    holder[place] = power === NOBODY ? (chart.owner[place] ?? NOBODY) : power;
    changes.places.push(place);
    same = false;
  }
  if (!same) noteIncome(survey);
}

function noteIncome({ chart, holder, income }: Survey): void {
  income.fill(0);
  for (let at = 0; at < holder.length; at++) {
    const power = holder[at] ?? NOBODY;
    if (power !== NOBODY) income[power] = (income[power] ?? 0) + (chart.influence[power]?.[at] ?? 0);
  }
}

/** Fortresses are never taken away (C §7.4). */
function noteFortresses(known: Known): void {
  const { world, chart, fort, changes } = known.survey;
  const { fortresses } = world.state;
  for (; known.fortresses < fortresses.length; known.fortresses++) {
    const place = placeOf(chart, fortresses[known.fortresses] ?? '');
    fort[place] = 1;
    changes.places.push(place);
  }
}

function noteGenerals({ survey, generals: seen }: Known): void {
  const { generals } = survey.world.state;
  let moved = 0;
  for (let i = 0; i < generals.length; i++) {
    const before = seen[i];
    const now = generals[i] as General;
    if (before?.at === now.at && before.units === now.units && before.power === now.power) continue;
    moved |= 1 << rank(now.power);
    if (before) moved |= 1 << rank(before.power);
  }
  if (moved === 0 && seen.length === generals.length) return;
  for (const { power, at } of seen) if (at !== null && (moved & (1 << rank(power))) !== 0) lift(survey, power, at);
  seen.length = generals.length;
  for (let i = 0; i < generals.length; i++) {
    const { power, at, units } = generals[i] as General;
    if ((moved & (1 << rank(power))) === 0) continue;
    const before = seen[i];
    if (before) {
      before.power = power;
      before.at = at;
      before.units = units;
    } else seen[i] = { power, at, units };
    if (at !== null) put(survey, power, at, units);
  }
  for (let power = 0; power < survey.chart.ranks; power++)
    if ((moved & (1 << power)) !== 0) survey.changes.generals[power] = (survey.changes.generals[power] ?? 0) + 1;
}

function lift({ chart, force, present }: Survey, power: Power, at: Territory): void {
  const place = placeOf(chart, at);
  force[rank(power) * chart.places.length + place] = 0;
  present[place] = (present[place] ?? 0) & ~(1 << rank(power));
}

function put({ chart, force, present }: Survey, power: Power, at: Territory, units: number): void {
  const place = placeOf(chart, at);
  force[rank(power) * chart.places.length + place] = 1 + units;
  present[place] = (present[place] ?? 0) | (1 << rank(power));
}

function notePowers(known: Known): void {
  const { survey, status: seen, master: masters, ally } = known;
  const { morale, cards, influence, changes } = survey;
  const { powers, status, master, allies } = survey.world.state;
  let realigned = false;
  for (let a = 0; a < survey.chart.ranks; a++) {
    const power = POWERS[a] as Power;
    const affairs: Affairs | undefined = powers[power];
    if (affairs === undefined) continue;
    if (morale[a] !== affairs.morale || cards[a] !== affairs.hand.length) {
      morale[a] = affairs.morale;
      cards[a] = affairs.hand.length;
      changes.means[a] = (changes.means[a] ?? 0) + 1;
    }
    if (influence[a] !== affairs.influence) {
      influence[a] = affairs.influence;
      changes.influence++;
    }
    if (seen[a] === status[power] && masters[a] === master[power] && ally[a] === allies?.[power]) continue;
    seen[a] = status[power];
    masters[a] = master[power];
    ally[a] = allies?.[power];
    realigned = true;
  }
  if (realigned) noteAlliances(known);
}

function noteAlliances({ survey }: Known): void {
  const { friends, neutral, changes, world, chart } = survey;
  const plays = (power: Power) => world.state.powers[power] !== undefined;
  changes.status++;
  for (let a = 0; a < chart.ranks; a++) {
    if (!plays(POWERS[a] as Power)) continue;
    const power = POWERS[a] as Power;
    neutral[a] = isNeutral(world, power) ? 1 : 0;
    for (let b = 0; b < chart.ranks; b++) {
      const other = POWERS[b] as Power;
      friends[a * ROW + b] = plays(other) && allied(world, power, other) ? 1 : 0;
    }
  }
}
