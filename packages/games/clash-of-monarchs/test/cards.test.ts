/** Every card can be played as an event: a position in which its condition holds, and everybody answers with the first option. */
import { expect, test } from 'vitest';
import { DATA } from '../src/board/data.ts';
import type { State } from '../src/state.ts';
import type { CardId, Power } from '../src/vocabulary.ts';
import type { World } from '../src/world.ts';
import { answer, hold, optionsOf, post, stateOf, type Table, table, told } from './table.ts';

type Change = (state: State, world: World) => void;

const feat =
  (power: Power, what: 'crushing-victory' | 'crushing-defeat' | 'won-attacking'): Change =>
  (state) => {
    state.feats.push({ power, what, year: state.year });
  };

/** What must be so for cards that ask for more than the position of 1759. */
const POSITIONS: Readonly<Record<CardId, Change>> = {
  P1: (state) => {
    state.nations.SA.stance = 'neutral';
    state.marks.push('option/PR/1756A');
  },
  P3: (state) => {
    state.prisoners.ap.troops.SA = { inf: 4, units: {} };
  },
  P7: (state, world) => {
    state.flags = state.flags.filter(({ id }) => id !== 'ferdinand_event');
    state.control.hameln = 'FR';
    world.state.leaders.ferdinand_pr = 'pool';
  },
  P24: (_, world) => void post(world, 'PR', 'pilsen', { leaders: ['wurttemberg'], inf: 6 }),
  P26: (state) => {
    Object.assign(state.nations.RU, { patron: 'PR', side: 'ap' });
    state.deaths.push('elizabeth');
  },
  B1: (state) => {
    state.control.hanover = 'FR';
  },
  B3: (state) => {
    state.flags = state.flags.filter(({ id }) => id !== 'ferdinand_event');
    state.leaders.ferdinand_pr = 'pool';
  },
  B10: feat('BR', 'crushing-victory'),
  B13: (state) => {
    state.flags.push({ id: 'invasion_threat', until: 'new_year' });
  },
  A6: (state, world) => {
    post(world, 'AU', 'wien', { leaders: ['charles'], inf: 3 });
    state.year = 1759;
  },
  A8: (state) => {
    state.stacks = state.stacks.filter(({ at }) => at !== 'berlin');
  },
  A16: feat('AU', 'won-attacking'),
  A18: (_, world) => void post(world, 'AU', 'glatz', { leaders: ['beck'], inf: 8 }),
  A19: (state, world) => {
    post(world, 'AU', 'glatz', { leaders: ['beck'], inf: 16, field_art: 1 });
    state.sieges.glatz = { marker: 1, by: 'coalition' };
  },
  R7: (state) => {
    state.control.konigsberg = 'RU';
  },
  R10: (state, world) => {
    state.stacks = state.stacks.filter(({ at }) => at !== 'berlin');
    post(world, 'RU', 'frankfurt_oder', { leaders: ['totleben'], inf: 3, lt_cav: 1 });
  },
  F7: (state) => {
    state.flags = state.flags.filter(({ id }) => id !== 'ferdinand_event');
    state.control.hanover = 'FR';
  },
  F8: (state) => {
    state.nations.SW.stance = 'neutral';
  },
  F11: (state, world) => {
    post(world, 'FR', 'lippstadt', { leaders: ['voyer'], inf: 20, field_art: 2 });
    state.stacks = state.stacks.filter(({ at, troops }) => at !== 'lippstadt' || troops.FR);
    state.sieges.lippstadt = { marker: 1, by: 'coalition' };
  },
  F15: (state) => {
    state.subsidies = ['versailles_2'];
  },
  F20: (state) => {
    state.deaths.push('ferdinand_vi');
  },
  F22: (state, world) => {
    state.stacks = state.stacks.filter(({ at }) => at !== 'kassel');
    state.control.kassel = 'FR';
    post(world, 'FR', 'kassel', { leaders: ['randan'], inf: 5 });
  },
  A14: (state) => {
    state.leaders.loudon_a = 'aside';
  },
};

const WINTER: readonly CardId[] = ['P6', 'B20', 'A21', 'R4'];

function playing(id: CardId): Table {
  const card = DATA.cards.cards.get(id);
  const winter = WINTER.includes(id);
  const power = card?.power ?? 'PR';
  return table({
    scenario: 's1759',
    phase: winter ? 'winterStrategy' : 'strategy',
    active: power,
    change: (state, world) => {
      state.played = {};
      state.turn.transferred = true;
      if (winter) state.season = 'winter';
      hold(world, power === 'RU' ? 'FR' : power, id);
      POSITIONS[id]?.(state, world);
    },
  });
}

/** Everybody takes the first option until the card is done. */
function playOut(match: Table, until: readonly string[]): void {
  for (let i = 0; i < 400 && !match.result; i++) {
    const [seat] = match.waiting;
    const [decision] = seat === undefined ? [] : match.decisions(seat);
    if (seat === undefined || !decision || until.includes(decision.prompt.id)) return;
    const { options } = decision;
    const pick = options.includes('done') ? 'done' : (options[0] ?? '');
    expect(match.answer(seat, pick, decision.stamp)).toEqual({ ok: true });
  }
}

const plain = [...DATA.cards.cards.values()].filter(({ interrupts, ownTurn }) => !interrupts || ownTurn);

for (const { id, title, power } of plain)
  test(`8.6 ${id} ${title} is played as an event`, () => {
    const match = playing(id);
    const seat = stateOf(match).seats[power];
    expect(optionsOf(match, seat)).toContain(`event/${id}`);
    answer(match, `${seat} event/${id}`);
    playOut(match, ['strategy', 'winter-card', 'supply-actions']);
    expect(told(match, 'played')).toMatchObject([{ card: id, use: 'event' }]);
    expect(stateOf(match).agenda).toEqual([]);
  });

/** An enemy act that each Interrupt answers: who acts, with what, and how. */
interface Act {
  readonly by: Power;
  readonly ops: CardId;
  readonly steps: readonly string[];
  readonly change: Change;
}

const only =
  (...forces: readonly Parameters<typeof post>[]): Change =>
  (state, world) => {
    state.stacks = [];
    for (const theater of ['border', 'german', 'northern'] as const) state.boxes[theater] = {};
    for (const leader of Object.keys(state.leaders))
      if (state.leaders[leader] === 'map') state.leaders[leader] = 'pool';
    for (const [, nation, at, force] of forces) post(world, nation, at, force);
  };
const at = (
  nation: Parameters<typeof post>[1],
  space: string,
  force: Parameters<typeof post>[3],
): Parameters<typeof post> => [{} as World, nation, space, force];

const daun = at('AU', 'kolin', { leaders: ['daun'], inf: 12, field_art: 1 });
const frederick = at('PR', 'koniggratz', { leaders: ['frederick'], inf: 14, line_cav: 3, lt_inf: 1 });

const ACTS: Readonly<Record<CardId, Act>> = {
  P12: { by: 'AU', ops: 'A1', steps: ['daun', 'done'], change: only(daun, frederick) },
  P17: {
    by: 'AU',
    ops: 'A1',
    steps: ['daun', 'done'],
    change: (state, world) => {
      only(at('AU', 'lubben', { leaders: ['daun'], inf: 12 }), at('PR', 'berlin', { inf: 3 }))(state, world);
      state.feats.push({ power: 'PR', what: 'crushing-defeat', year: state.year });
    },
  },
  P23: { by: 'AU', ops: 'A1', steps: ['daun', 'done', 'step/koniggratz'], change: only(daun, frederick) },
  P27: {
    by: 'AU',
    ops: 'A1',
    steps: ['daun', 'done', 'step/koniggratz', 'done', 'attack'],
    change: only(daun, frederick),
  },
  B14: {
    by: 'FR',
    ops: 'F1',
    steps: ['soubise', 'done', 'step/gottingen'],
    change: only(at('FR', 'kassel', { leaders: ['soubise'], inf: 10 }), at('BR', 'hanover', { inf: 2 })),
  },
  A11: { by: 'PR', ops: 'P4', steps: ['frederick', 'done'], change: only(daun, frederick) },
  A12: { by: 'PR', ops: 'P4', steps: ['frederick', 'done', 'step/kolin'], change: only(daun, frederick) },
  A20: { by: 'PR', ops: 'P4', steps: ['frederick', 'done', 'step/kolin'], change: only(daun, frederick) },
  F17: { by: 'PR', ops: 'P4', steps: ['frederick', 'done'], change: only(daun, frederick) },
};

for (const [id, { by, ops, steps, change }] of Object.entries(ACTS))
  test(`8.6.5 ${id} ${DATA.cards.cards.get(id)?.title} interrupts`, () => {
    const owner = DATA.cards.cards.get(id)?.power ?? 'PR';
    const match = table({
      scenario: 's1759',
      phase: 'strategy',
      active: by,
      change: (state, world) => {
        state.turn.transferred = true;
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
        hold(world, by, ops);
        hold(world, owner, id);
        change(state, world);
      },
    });
    const { seats } = stateOf(match);
    const [seat, other] = [seats[by], seats[owner]];
    const rest = [`ops/${ops}`, ...steps];
    for (let i = 0; i < 60; i++) {
      if (optionsOf(match, other).includes(`interrupt/${id}`)) break;
      const waiting =
        match.waiting.find((each) => match.decisions(each)[0]?.prompt.id === 'interrupt') ?? match.waiting[0] ?? '';
      const options = optionsOf(match, waiting);
      const next = waiting === seat && options.includes(rest[0] ?? '') ? rest.shift() : undefined;
      answer(
        match,
        `${waiting} ${next ?? ['pass', 'stand', 'outside', 'no', 'none', 'done'].find((each) => options.includes(each)) ?? options[0]}`,
      );
    }
    expect(optionsOf(match, other)).toContain(`interrupt/${id}`);
    answer(match, `${other} interrupt/${id}`);
    playOut(match, ['march', 'strategy', 'siege-step', 'supply-actions']);
    expect(told(match, 'interrupt')).toMatchObject([{ card: id }]);
  });
