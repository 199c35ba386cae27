/** Whose SPs are lost: a proposal that keeps the rules, or one by one (6.1, 15.7.1). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { fall, isCavalry, type Loss, lose, lossId, possibleLosses } from '../changes/losses.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { nationOf } from '../facts/leaders.ts';
import { seatOf } from '../facts/sides.ts';
import type { Stack } from '../state.ts';
import type { Nation } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** What binds the choice. */
export interface LossRule {
  /** Every 4th SP is cavalry if there is any; most of so many come from the Commander's nation (15.7.1). */
  readonly battle?: { readonly of: Nation; readonly count: number };
  /** Cavalry first (6.2). */
  readonly cavalryFirst?: true;
  /** Infantry only: failed coups (17.6). */
  readonly infantryOnly?: true;
  /** One nation only: Desertion (6.3). */
  readonly nation?: Nation;
  readonly cite: string;
}

/** What the next SP lost may be. */
export function allowedLosses(stack: Stack, taken: readonly Loss[], rule: LossRule): Loss[] {
  const all = possibleLosses(stack).filter(
    ({ nation, kind }) =>
      (rule.nation === undefined || nation === rule.nation) &&
      (!rule.infantryOnly || kind === 'inf' || kind === 'lt_inf'),
  );
  const narrowed = (list: Loss[], keep: (loss: Loss) => boolean): Loss[] => {
    const kept = list.filter(keep);
    return kept.length > 0 ? kept : list;
  };
  if (rule.cavalryFirst && taken.length === 0) return narrowed(all, ({ kind }) => isCavalry(kind));
  if (!rule.battle) return all;
  const { of, count } = rule.battle;
  const others = taken.filter(({ nation }) => nation !== of).length;
  const fitting = taken.length % 4 === 3 ? narrowed(all, ({ kind }) => isCavalry(kind)) : all;
  return others < Math.floor((count - 1) / 2) ? fitting : narrowed(fitting, ({ nation }) => nation === of);
}

/** The loss a careful player takes: infantry of the larger nation, Lt last; cavalry where it must be. */
function sensible(options: readonly Loss[], own: Nation): Loss | undefined {
  const worth = ({ nation, kind }: Loss): number =>
    (kind === 'inf' ? 0 : kind === 'line_cav' ? 2 : 4) + (nation === own ? 0 : 1);
  return [...options].sort((a, b) => worth(a) - worth(b))[0];
}

/** What was lost, and whether it was the end of a unit. */
export interface Fallen extends Loss {
  readonly eliminated: boolean;
}

/** Takes SPs from a force; says what was lost. Fewer are lost where there are no more. */
export function* takeLosses(game: Game, stack: Stack, count: number, rule: LossRule): Rules<Fallen[]> {
  const own = nationOf(game, stack);
  const seat = seatOf(game.state, own);
  const taken: Fallen[] = [];
  let byHand: boolean | null = null;
  while (taken.length < count) {
    const options = allowedLosses(stack, taken, rule);
    const proposal = sensible(options, own);
    if (!proposal) break;
    let loss = proposal;
    if (byHand === null && options.length > 1) {
      byHand = yield* choose(
        seat,
        asking('losses', rule.cite, {
          force: nameOfStack(game, stack),
          count,
          what: proposalFor(stack, count, rule, own),
        }),
        (): Option<boolean>[] => [option('proposal', false), option('by-hand', true)],
      );
    }
    if (byHand && options.length > 1) {
      loss = yield* choose(
        seat,
        asking('loss', rule.cite, { force: nameOfStack(game, stack), left: count - taken.length }),
        () => allowedLosses(stack, taken, rule).map((each) => option(lossId(each), each)),
      );
    }
    taken.push({ ...loss, eliminated: lose(game.state, stack, loss) });
  }
  tellLosses(game, stack, taken);
  return taken;
}

/** What a careful player would lose: `inf 2, line_cav 1`. */
function proposalFor(stack: Stack, count: number, rule: LossRule, own: Nation): string {
  const left = structuredClone(stack);
  const taken: Loss[] = [];
  while (taken.length < count) {
    const loss = sensible(allowedLosses(left, taken, rule), own);
    if (!loss) break;
    fall(left, loss);
    taken.push(loss);
  }
  return listOf(taken);
}

/** The same without a question: the losses a careful player takes. */
export function wasteAway(game: Game, stack: Stack, count: number, rule: LossRule): Loss[] {
  const own = nationOf(game, stack);
  const taken: Loss[] = [];
  while (taken.length < count) {
    const loss = sensible(allowedLosses(stack, taken, rule), own);
    if (!loss) break;
    lose(game.state, stack, loss);
    taken.push(loss);
  }
  tellLosses(game, stack, taken);
  return taken;
}

/** One SP that has been chosen. */
export function takeLoss(game: Game, stack: Stack, loss: Loss): void {
  lose(game.state, stack, loss);
  tellLosses(game, stack, [loss]);
}

function tellLosses(game: Game, stack: Stack, taken: readonly Loss[]): void {
  const nations = [...new Set(taken.map(({ nation }) => nation))];
  for (const nation of nations) {
    const lost = taken.filter((loss) => loss.nation === nation);
    game.tell({
      type: 'losses',
      force: nameOfStack(game, stack),
      at: stack.at,
      nation,
      sp: lost.length,
      what: listOf(lost),
    });
  }
}

const KINDS = ['inf', 'lt_inf', 'line_cav', 'dual_cav', 'hussar_dual', 'lt_cav'] as const;

const listOf = (lost: readonly Loss[]): string =>
  KINDS.map((kind) => [kind, lost.filter((loss) => loss.kind === kind).length] as const)
    .filter(([, num]) => num > 0)
    .map(([kind, num]) => `${kind} ${num}`)
    .join(', ');
