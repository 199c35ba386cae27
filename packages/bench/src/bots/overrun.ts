import { loadavg } from 'node:os';
import type { Knowledge } from '@quadrille/bots/bot.ts';
import { rank } from '@quadrille/bots/search.ts';
import { Match, Random } from '@quadrille/kernel';
import { coalitions, type Position } from './positions.ts';

/** How decisions keep to their budget. */
export interface Overrun {
  readonly budgetMs: number;
  readonly decisions: number;
  /** Decided before the time was up. */
  readonly early: number;
  /** How long decisions took, as a part of the budget. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** How much of its time the thread had a core to itself, and the load of the machine. */
  readonly running: number;
  readonly load: number;
}

/** Lets a bot think about so many positions, one after the other. */
export function overrun(positions: readonly Position[], ms: number, decisions: number): Overrun {
  const { definition, insight } = coalitions;
  if (!insight) throw new Error('Coalitions has no insight');
  const knowledge: Knowledge = insight;
  const parts: number[] = [];
  let early = 0;
  let cpu = 0;
  let wall = 0;
  for (let i = 0; parts.length < decisions; i++) {
    const position = positions[i % positions.length];
    if (!position) throw new Error('There are no positions');
    const match = Match.restore(definition, position.snapshot);
    const clock = process.threadCpuUsage();
    const start = performance.now();
    const ranked = rank(knowledge, match, position.seat, new Random(`overrun/${i}`), { ms });
    const took = performance.now() - start;
    if (ranked.length < 2) continue;
    const { user, system } = process.threadCpuUsage(clock);
    cpu += (user + system) / 1000;
    wall += took;
    parts.push(took / ms);
    if (took < 0.9 * ms) early++;
  }
  const sorted = parts.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    budgetMs: ms,
    decisions,
    early,
    p50: at(0.5),
    p99: at(0.99),
    most: at(1),
    running: cpu / wall,
    load: loadavg()[0] ?? 0,
  };
}
