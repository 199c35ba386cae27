/** Treasuries, Will, VPs, Forage, supply, flags and the colonies (8.6.6, 18.4, 18.6, 21, 22.5). */
import { choose, option } from '@quadrille/kernel';
import { changeSupply, changeSupplyActions, changeThalers, changeVp, changeWill } from '../../changes/markers.ts';
import { nameOfStack } from '../../changes/stacks.ts';
import { asking } from '../../cite.ts';
import { sideOf } from '../../facts/sides.ts';
import { spaceOf } from '../../facts/spaces.ts';
import { beginArmistice, endArmistice } from '../../politics/armistice.ts';
import { enterWar } from '../../politics/belligerents.ts';
import { colonialRoll, moveColonial } from '../../politics/colonies.ts';
import { clearFlag, setFlag } from '../../politics/flags.ts';
import { forage } from '../../raids/forage.ts';
import { raids, raidTheaters } from '../../raids/raids.ts';
import { share } from '../../supply/actions.ts';
import { watchSupply } from '../../supply/cut.ts';
import type { AreaId } from '../../vocabulary.ts';
import type { AreaWord } from '../grammar.ts';
import { numberOf } from '../numbers.ts';
import { spacesOf } from '../places.ts';
import { nationsOfWord, powerOfWord } from '../sight.ts';
import { drawTactic } from '../tactics.ts';
import { type Doing, oneForce, oneTarget, type Play, plainly, seatOfPlayer, severalForces } from './context.ts';

const thl = plainly<'thl'>(({ game, sight }, { treasury, num }) => {
  const nation = treasury === 'self' ? sight.power : (nationsOfWord(sight, treasury)[0] ?? sight.power);
  changeThalers(game, nation, numberOf(sight, num), sight.card);
});
const mw = plainly<'mw'>(({ game, sight }, { power, num }) =>
  changeWill(game, powerOfWord(sight, power), numberOf(sight, num), sight.card),
);
const vp = plainly<'vp'>(({ game, sight }, { power, num }) =>
  changeVp(game, powerOfWord(sight, power), numberOf(sight, num), sight.card),
);
const sa = plainly<'sa'>(({ game, sight }, { power, num }) =>
  changeSupplyActions(game, powerOfWord(sight, power), numberOf(sight, num), sight.card),
);

/** Areas that a card means; one of several is the player's choice. */
const fp: Doing<'fp'> = function* (play, { area, num }) {
  const { game, sight } = play;
  const areas = areasOf(play, area);
  const number = numberOf(sight, num);
  const [only, another] = areas;
  if (typeof area === 'object' && 'one' in area && only && another) {
    const chosen = yield* choose(seatOfPlayer(play), asking('card-area', '18.6', { card: sight.card }), () =>
      areasOf(play, area).map((id) => option(id, id)),
    );
    forage(game, sight.power, chosen, number);
  } else for (const each of areas) forage(game, sight.power, each, number);
  return undefined;
};

export function areasOf({ game, sight }: Play, word: AreaWord): AreaId[] {
  if (typeof word === 'string') return [word];
  const place = 'each' in word ? word.each : word.one;
  const areas = spacesOf(sight, place)
    .filter((at) => spaceOf(game, at).thl > 0)
    .map((at) => spaceOf(game, at).area);
  return [...new Set(areas)].filter((id) => game.data.board.areas.get(id)?.devastation !== null);
}

/** One step toward the Anglo-Prussians: from the Coalition's to nobody's, from nobody's to theirs (18.4). */
const kkShift = plainly<'kk_shift'>(({ game }, { theater }) => {
  const { advantage } = game.state;
  if (advantage[theater] === 'coalition') delete advantage[theater];
  else advantage[theater] = 'ap';
  game.tell({ type: 'advantage', theater, side: advantage[theater] ?? 'none' });
});

const kkRaids: Doing<'kk_raids'> = function* (play, { ops }) {
  const { game, task } = play;
  const theaters = () => raidTheaters(game, task.power);
  if (theaters().length === 0) return undefined;
  const theater = yield* choose(seatOfPlayer(play), asking('raid-theater', '18.3', { card: task.card }), () =>
    theaters().map((each) => option(each, each)),
  );
  yield* raids(game, task.power, theater, ops);
  return undefined;
};

const tactics = plainly<'tactics'>(({ game, sight }, { power, num }) => {
  for (let i = 0; i < numberOf(sight, num); i++) drawTactic(game, powerOfWord(sight, power));
});

const flag = plainly<'flag'>(({ game, task }, { id }) => setFlag(game, id, task.notes.stack));
const unflag = plainly<'unflag'>(({ game }, { id }) => clearFlag(game, id));

const supply: Doing<'supply'> = function* (play, { who, levels }) {
  for (const stack of yield* severalForces(play, who)) changeSupply(play.game, stack, levels, play.task.card);
  return undefined;
};

/** A depot is Disrupted; with `barred` it does not recover before the New Year (9.2.4). */
const disrupt: Doing<'disrupt'> = function* (play, { who, barred }) {
  const target = yield* oneTarget(play, who);
  if (target?.kind !== 'depot') return undefined;
  target.depot.disrupted = true;
  if (barred) target.depot.barred = true;
  play.game.tell({ type: 'depot-disrupted', nation: target.depot.nation, at: target.at });
  watchSupply(play.game);
  return undefined;
};

const rally: Doing<'rally'> = function* (play, { who }) {
  for (const stack of yield* severalForces(play, who)) {
    stack.morale = 'good';
    play.game.tell({ type: 'morale', force: nameOfStack(play.game, stack), at: stack.at, morale: 'good' });
  }
  return undefined;
};

const colonial = plainly<'colonial'>(({ game, sight }, { toward, num }) =>
  moveColonial(game, toward, numberOf(sight, num)),
);
const colonialDice = plainly<'colonial_roll'>(({ game, sight, task }, { power, drm }) => {
  const result = colonialRoll(game, power, numberOf(sight, drm));
  task.notes.results = { ...task.notes.results, colonial_roll: result };
});

const armistice = plainly<'armistice'>(({ game }, { number, end }) => {
  if (end) endArmistice(game);
  else if (number !== null) beginArmistice(game, number);
});

const belligerent = plainly<'belligerent'>(({ game }, { nation, patron }) =>
  enterWar(game, nation, sideOf(game.state, patron), patron),
);

const commitment = plainly<'commitment'>(({ game }, { power }) => {
  if (!game.state.commitments.includes(power)) game.state.commitments.push(power);
});

const shareSupply: Doing<'share_supply'> = function* (play, { who }) {
  const stack = yield* oneForce(play, who);
  if (stack) share(play.game, 'COOP', stack);
  return undefined;
};

export const MARKERS = {
  thl,
  mw,
  vp,
  sa,
  fp,
  kk_shift: kkShift,
  kk_raids: kkRaids,
  tactics,
  flag,
  unflag,
  supply,
  disrupt,
  rally,
  colonial,
  colonial_roll: colonialDice,
  armistice,
  belligerent,
  commitment,
  share_supply: shareSupply,
};
