/** Fortunes of War (6). */
import type { Rules } from '@quadrille/kernel';
import { byRoll } from '../board/tables/rows.ts';
import { hasTurns } from '../facts/sides.ts';
import { rampantRaids } from '../raids/raids.ts';
import { raiseSieges } from '../siege/raise.ts';
import { type Chit, POWERS, type Power } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { attrition, desertion, shortages } from './attrition.ts';
import { halleysComet } from './comet.ts';
import { mediaVita, peterRoll } from './deaths.ts';
import { deusExMachina } from './deus.ts';

/** At the start of a Round, and in the Winter Quarters Phase: the comet, then a chit. */
export function* fortunesOfWar(game: Game): Rules {
  const { state, tell } = game;
  halleysComet(game);
  yield* peterRoll(game);
  const [chit] = state.chits.splice(0, 1);
  if (chit === undefined) return;
  state.drawn.push(chit);
  game.liftVeil();
  tell({ type: 'chit', chit, by: firstPower(game) });
  yield* enact(game, chit);
  raiseSieges(game);
}

/** The first Power of the play order that has Turns. */
export const firstPower = ({ state }: World): Power =>
  [...state.order, ...POWERS].find((power) => hasTurns(state, power)) ?? 'PR';

function* enact(game: Game, chit: Chit): Rules {
  const { state } = game;
  switch (chit) {
    case 'attrition':
      return yield* attrition(game);
    case 'cs_ss_attrition':
      return yield* shortages(game);
    case 'desertion_a':
    case 'desertion_b':
      return yield* desertion(game, chit);
    case 'kk_raids':
      for (const power of state.order.filter((each) => hasTurns(state, each))) yield* rampantRaids(game, power);
      return;
    case 'dies_irae':
      return yield* diesIrae(game);
    case 'media_vita':
      return yield* mediaVita(game);
  }
}

/** The day of wrath: weather, or one of two further tables (6.4). */
function* diesIrae(game: Game): Rules {
  const { state, data, tell } = game;
  const roll = rollDie(game);
  const result = byRoll(data.tables.fortunes.diesIrae, roll);
  tell({ type: 'dies-irae', roll, result });
  if (result === 'deus_ex_machina') yield* deusExMachina(game);
  else if (result === 'media_vita') yield* mediaVita(game);
  else if (state.season !== 'winter') {
    state.severe = true;
    tell({ type: 'severe-weather' });
  }
}
