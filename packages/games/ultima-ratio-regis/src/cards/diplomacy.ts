/** Cards of alliance, casus belli, war and peace (§21, §26). */
import { ask, choose, option } from '@quadrille/kernel';
import { undertake } from '../changes/agenda.ts';
import { allyPowers } from '../diplomacy/alliance.ts';
import { claimByEvent, giveClaim } from '../diplomacy/casus-belli.ts';
import { possibleEnemies, warByEvent } from '../diplomacy/war.ts';
import { wonAt } from '../economy/auction.ts';
import { groundOf } from '../facts/ground.ts';
import { minorRealm, plays, realmOf } from '../facts/realms.ts';
import { atWar, enemiesOf, forcedPeace, samePlayer, warBetween } from '../facts/relations.ts';
import { isPower, possessionsOf, tenureOf } from '../facts/titles.ts';
import { emperorOf } from '../minors/alliance.ts';
import { beginCivilWar, civilWarOf, contendersOf } from '../special/civil-war.ts';
import { beginCoalitionWar } from '../special/coalitions.ts';
import type { Owner, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { enterByCard } from './entry.ts';
import type { Verbs } from './event.ts';

export const DIPLOMACY_VERBS: Verbs<
  | 'ally'
  | 'cb'
  | 'cb1'
  | 'cb_choice'
  | 'cb_domains'
  | 'cb_minor'
  | 'cb_emperor'
  | 'cb_emperor_winners'
  | 'war'
  | 'war_minor'
  | 'peace'
  | 'peace_all'
  | 'collapse'
  | 'coalition'
  | 'civil'
  | 'end_civil'
> = {
  ally(game, { a, b }) {
    allyPowers(game, a, b);
  },
  cb(game, { a, b }, { card }) {
    mutual(game, a, b, card);
  },
  cb1(game, { holder, target }, { card }) {
    if (plays(game, holder) && plays(game, target)) claimByEvent(game, holder, target, card);
  },
  /** Cards 029 and 030: between two Powers, or a Power and an independent minor, not at war, allied or in forced peace. */
  *cb_choice(game, _op, play) {
    const pairs = () =>
      game.state.realms.map(({ power }) => power).filter((power) => opponents(game, power).length > 0);
    if (pairs().length === 0) return game.tell({ type: 'event-void', card: play.card, why: 'nobody-left' });
    const one = yield* choose(play.player, ask('casus-belli-of', '§21.2.2'), () =>
      pairs().map((power) => option(`of/${power}`, power)),
    );
    const other = yield* choose(play.player, ask('casus-belli-against', '§21.2.2', { power: one }), () =>
      opponents(game, one).map((power) => option(`against/${power}`, power)),
    );
    if (isPower(other)) mutual(game, one, other, play.card);
    else giveClaim(game, one, other, play.card);
  },
  cb_domains(game, { provinces }, { card }) {
    const lords = game.state.realms.map(({ power }) => power).filter((power) => hasDomainIn(game, power, provinces));
    for (const a of lords) for (const b of lords) if (a < b) mutual(game, a, b, card);
  },
  cb_minor(game, { power, minor }, { card }) {
    const ally = minorRealm(game, minor)?.ally;
    if (ally && plays(game, power)) claimByEvent(game, power, ally, card);
  },
  cb_emperor(game, { target }, { card }) {
    const emperor = emperorOf(game);
    if (emperor && plays(game, target)) claimByEvent(game, emperor, target, card);
  },
  cb_emperor_winners(game, _op, { card }) {
    const emperor = emperorOf(game);
    if (!emperor) return;
    for (const { power } of game.state.realms)
      if (power !== emperor && game.state.inForce.includes(wonAt(card, power)))
        claimByEvent(game, emperor, power, card);
  },
  war(game, { a, b, theaters, provinces }, { card }) {
    enterByCard(game, b, card);
    warByEvent(game, a, b, card, [...(theaters ?? []), ...(provinces ?? [])]);
  },
  war_minor(game, { power, minor }, { card }) {
    warByEvent(game, power, minor, card);
  },
  /** The war ends at once, nobody having asked for it; without one some cards bring forced peace (511). */
  peace(game, { a, b, truce }) {
    if (warBetween(game, a, b)) undertake(game, { do: 'peace', sides: [a, b], opener: null });
    else if (truce && plays(game, a) && plays(game, b)) {
      game.state.truces.push([a, b]);
      game.tell({ type: 'truce', power: a, against: b });
    }
  },
  peace_all(game, { power }) {
    if (!plays(game, power)) return;
    undertake(
      game,
      ...enemiesOf(game, power).map((enemy) => ({
        do: 'peace' as const,
        sides: [power, enemy] as const,
        opener: null,
      })),
    );
  },
  collapse(game, { power }) {
    if (plays(game, power)) realmOf(game, power).collapsing = true;
  },
  coalition(game, { side_a, side_b, open_a, open_b }, { card }) {
    beginCoalitionWar(game, card, side_a, side_b, [open_a ?? [], open_b ?? []]);
  },
  civil(game, { official, contender, zone }, { card }) {
    enterByCard(game, contender, card);
    beginCivilWar(game, card, official, contender, zone);
    warByEvent(game, official, contender, card);
  },
  end_civil(game, { power }) {
    const war = civilWarOf(game, power);
    if (!war) return;
    const pairs = contendersOf(war).filter((each) => each !== power && warBetween(game, each, power));
    undertake(game, ...pairs.map((each) => ({ do: 'peace' as const, sides: [power, each] as const, opener: null })), {
      do: 'civil-war-ends',
      official: war.official,
    });
  },
};

function mutual(game: Game, a: Power, b: Power, card: string): void {
  if (!plays(game, a) || !plays(game, b) || inCivilWarCase(game, a, b, card)) return;
  claimByEvent(game, a, b, card);
  claimByEvent(game, b, a, card);
}

/** Mutual casus belli that names a contender of a civil war is one between all contenders instead (§26.1). */
function inCivilWarCase(game: Game, a: Power, b: Power, card: string): boolean {
  const war = civilWarOf(game, a) ?? civilWarOf(game, b);
  if (!war) return false;
  const all = contendersOf(war);
  for (const one of all) for (const other of all) if (one !== other) claimByEvent(game, one, other, card);
  return true;
}

const opponents = (world: World, power: Power): Owner[] =>
  possibleEnemies(world, power).filter(
    (other) =>
      !atWar(world, power, other) &&
      !samePlayer(world, power, other) &&
      !(isPower(other) && forcedPeace(world, power, other)),
  );

const hasDomainIn = (world: World, power: Power, provinces: readonly string[]): boolean =>
  possessionsOf(world, power).some(
    (area) => tenureOf(world, area).as === 'domain' && provinces.includes(groundOf(world, area).province),
  );
