/** Forces that one would like to activate and may not, and why (11.1, 11.2, 16.2, 17.5.1). */
import type { Refusal, Refused } from '@quadrille/kernel';
import type { Terms } from '../agenda.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { refusing } from '../cite.ts';
import { leaderOf, serviceOf } from '../facts/leaders.ts';
import { isShut, sideOfStack } from '../facts/spaces.ts';
import { nationsOf } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import type { LeaderId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { available, compositionRefusal, hasBeenActivated } from './compose.ts';
import { type Candidate, candidateId, candidates } from './operation.ts';
import { proposal } from './proposal.ts';

/** Every force of the Power and its Clients that these terms leave where it is, with the reason. */
export function idle(world: World, terms: Terms, chosen: readonly number[]): Refused[] {
  const able = candidates(world, terms, chosen).map(candidateId);
  const side = world.state.nations[terms.power].side;
  return world.state.stacks
    .filter((stack) => sideOfStack(world, stack) === side)
    .flatMap((stack): Candidate[] =>
      stack.leaders.length === 0 ? [{ stack, leader: null }] : stack.leaders.map((leader) => ({ stack, leader })),
    )
    .filter((each) => isMeant(world, terms, each) && !able.includes(candidateId(each)))
    .map((each) => ({ id: candidateId(each), ...why(world, terms, chosen, each) }));
}

/** Of these nations, and under a leader whom the card names. */
function isMeant(world: World, terms: Terms, { stack, leader }: Candidate): boolean {
  const nations = leader === null ? nationsOf(stack.troops) : [serviceOf(world, leader)];
  if (!nations.some((nation) => terms.nations.includes(nation))) return false;
  if (terms.stack !== undefined && terms.stack !== stack.id) return false;
  if (leader === null) return terms.how !== 'leader' && !terms.leaders;
  return !terms.leaders || terms.leaders.includes(leader);
}

function why(world: World, terms: Terms, chosen: readonly number[], { stack, leader }: Candidate): Refusal {
  const { state } = world;
  const force = leader ?? nameOfStack(world, stack);
  const nation = leader === null ? nationsOf(stack.troops)[0] : serviceOf(world, leader);
  if (chosen.includes(stack.id) || hasBeenActivated(world, stack)) return refusing('activated', '11.2', { force });
  if (stack.inside && isShut(world, stack.at)) return refusing('shut-in', '17.5.1', { at: stack.at });
  if (stack.morale === 'routed' && terms.how !== 'leader') return refusing('routed', '16.2', { force });
  if (nation && state.turn.barred.includes(nation)) return refusing('barred', '8.6', { nation });
  if (leader === null && !terms.leaderless) return refusing('leaderless', '11.1');
  return tooSlow(world, terms, leader) ?? unfit(world, terms, stack, leader);
}

/** A leader whose Initiative is too high for the card (11.1). */
function tooSlow(world: World, { ops }: Terms, leader: LeaderId | null): Refusal | null {
  if (leader === null || ops === undefined) return null;
  const { initiative } = leaderOf(world, leader);
  return initiative > ops ? refusing('too-slow', '11.1', { leader, initiative }) : null;
}

/** No force that may march can be made of them; or one can, and comes nowhere near where the card says (8.6.2). */
function unfit(world: World, terms: Terms, { at }: Stack, leader: LeaderId | null): Refusal {
  const refusal = compositionRefusal(world, terms, proposal(world, terms, at, leader));
  if (refusal === null) return refusing('out-of-reach', '8.6.2', { force: leader ?? at });
  if (refusal.code !== 'nobody') return refusal;
  const all = { ...available(world, terms, at, leader), leaders: leader === null ? [] : [leader] };
  return compositionRefusal(world, terms, all) ?? refusal;
}
