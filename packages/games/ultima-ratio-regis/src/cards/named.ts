/** Named procedures: cards that the verbs of the language cannot say, one function for each. */

import { possess, setTitle } from '../changes/titles.ts';
import { changeUnrest } from '../changes/tracks.ts';
import type { CardRule, OpOf } from '../data/ops.ts';
import { IMPULSE } from '../facts/card-rules.ts';
import { groundOf, inPlay } from '../facts/ground.ts';
import { inForce, plays, realmOf } from '../facts/realms.ts';
import { enemiesOf, powersAtWarWith } from '../facts/relations.ts';
import { ownerOf, possessionsOf, titleOf } from '../facts/titles.ts';
import { ownTroopsAt } from '../facts/units.ts';
import { dismissMinor, enterMinor } from '../minors/alliance.ts';
import type { LastingRule } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { take } from './areas.ts';
import type { Play } from './event.ts';

/** The procedure of each key; the card it stands on is named where it is written out. */
const PROCEDURES: Readonly<Record<CardRule, (game: Game, args: readonly string[], play: Play) => void>> = {
  galleon: (game) => last(game, 'galleon'),
  modern_army: (game) => last(game, 'modern_army'),
  tercios: (game) => last(game, 'tercios'),
  ingria_home: (game) => {
    last(game, 'ingria_home');
    if (plays(game, 'russia') && enemiesOf(game, 'russia').length === 0) settleIngria(game);
  },
  protestant_princes: (game) => last(game, 'protestant_princes'),
  votes: (game, args) => hold(game, `votes/${args.join('/')}`),
  empire_frozen: (game) => hold(game, 'empire_frozen'),
  alcazarquivir: (game) => hold(game, 'alcazarquivir'),
  mohacs: (game) => hold(game, 'mohacs'),
  passage: (game, args) => hold(game, `passage/${args.join('/')}`),
  alps_free: (game, args) => hold(game, `${IMPULSE}alps_free/${args.join('/')}`),
  extra_landing: (game, args) => hold(game, `${IMPULSE}extra_landing/${args.join('/')}`),
  yermak: (game) => hold(game, `${IMPULSE}yermak/russia`),
  trent: (game, _args, play) => trent(game, play),
  nerchinsk,
  act_of_union: actOfUnion,
};

export const named = (game: Game, { key, args }: OpOf<'rule'>, play: Play): void => PROCEDURES[key](game, args, play);

/** From now on (cards 405, 603, 1001, 1505). */
function last(game: Game, rule: LastingRule): void {
  if (!game.state.rules.includes(rule)) game.state.rules.push(rule);
  game.tell({ type: 'in-force', rule });
}

/** For the rest of the turn; what begins with `impulse/` only for the rest of the impulse. */
function hold(game: Game, what: string): void {
  if (!game.state.inForce.includes(what)) game.state.inForce.push(what);
}

/** Card 414: every Catholic Power that is not at war with another Catholic one lowers its unrest by 1. */
function trent(game: Game, { card }: Play): void {
  const isCatholic = (power: (typeof game.state.realms)[number]['power']) =>
    realmOf(game, power).religion === 'catholic';
  for (const { power } of game.state.realms)
    if (isCatholic(power) && !powersAtWarWith(game, power).some(isCatholic)) changeUnrest(game, power, -1, card);
}

/** Card 1408: without a troop there Russia loses Nerchinsk; with one it is a home area. */
function nerchinsk(game: Game): void {
  if (!plays(game, 'russia') || ownerOf(game, 'nerchinsk') !== 'russia') return;
  if (ownTroopsAt(game, 'russia', 'nerchinsk').length > 0) possess(game, 'nerchinsk', 'russia', 'home');
  else setTitle(game, 'nerchinsk', 'inactive');
}

/** Card 1509: the areas of Scotland are English home areas, and the minor is no more. */
function actOfUnion(game: Game): void {
  if (!plays(game, 'england')) return;
  const land = possessionsOf(game, 'scotland');
  dismissMinor(game, 'scotland');
  for (const area of land) take(game, 'england', area, 'home');
}

/** Card 1505: Ingria is a Russian home area once Russia has it at peace. */
export function settleIngria(game: Game): void {
  if (inForce(game, 'ingria_home') && titleOf(game, 'ingria') === 'domain:russia')
    possess(game, 'ingria', 'russia', 'home');
}

/** Card 305, once Hungary has collapsed; turn rule T4-3 does the same. */
export function afterMohacs(game: Game): void {
  if (plays(game, 'austria'))
    for (const area of ['pressburg', 'kassa', 'zagreb'])
      if (inPlay(game, area) && titleOf(game, area) === 'A3') possess(game, area, 'austria', 'domain');
  if (!inPlay(game, 'klausenburg') || titleOf(game, 'klausenburg') !== 'A3') return;
  enterMinor(game, 'transylvania');
  setTitle(game, 'klausenburg', 'minor:transylvania');
}

/** Card 613: a land battle that Portugal loses in the Morocco province raises its unrest by 5. */
export function afterLandDefeat(game: Game, power: string, area: string): void {
  if (
    power === 'portugal' &&
    game.state.inForce.includes('alcazarquivir') &&
    groundOf(game, area).province === 'morocco'
  )
    changeUnrest(game, 'portugal', 5, '613');
}
