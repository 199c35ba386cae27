import { cpus } from 'node:os';
import type { Setup } from '@quadrille/kernel';
import { assemble, type Party } from './party.ts';
import { peerOf } from './peer/games.ts';
import { loadLibrary } from './peer/library.ts';
import type { BenchReport, Speed } from './report.ts';
import { median, rounded } from './statistics.ts';
import { type Pace, rates, type Slice, timesFaster } from './throughput.ts';

/** Measures a game and, where it has one, its peer for boardgame.io, in the same run. */
export async function measure(
  game: string,
  setup: Setup,
  pace: Pace,
  lengths: readonly number[],
): Promise<BenchReport> {
  const hasPeer = peerOf(game, setup) !== undefined;
  // Whether the library is there is better known before the threads are.
  if (hasPeer) loadLibrary();
  const ours = await assemble({ game, setup, side: 'ours' });
  const theirs = hasPeer ? await assemble({ game, setup, side: 'theirs' }) : undefined;
  try {
    return {
      game,
      scenario: setup.scenario,
      players: setup.players,
      node: process.version,
      cpu: cpus()[0]?.model ?? 'unknown',
      speed: await speeds(ours, theirs, pace),
      growth: [...(await growths(ours, lengths)), ...(theirs ? await growths(theirs, lengths) : [])],
    };
  } finally {
    await Promise.all([ours.dismiss(), theirs?.dismiss()]);
  }
}

const slicesOf = (party: Party): Slice[] => party.players.map((_, player) => (ms) => party.play(player, ms));

/** The players of a party are, for each engine, one without and one with views; ours has bare runs besides. */
async function speeds(ours: Party, theirs: Party | undefined, pace: Pace): Promise<Speed[]> {
  const all = await rates([...slicesOf(ours), ...(theirs ? slicesOf(theirs) : [])], pace);
  const [plain = [], view = [], bare = [], ...rest] = all;
  const [name = '', , bareName = ''] = ours.players;
  return [
    { engine: bareName, plain: rounded(median(bare)) },
    { engine: name, plain: rounded(median(plain)), withView: rounded(median(view)) },
    ...(theirs?.engines ?? []).map((engine, i) => {
      const [theirPlain = [], theirView = []] = [rest[2 * i], rest[2 * i + 1]];
      return {
        engine,
        plain: rounded(median(theirPlain)),
        withView: rounded(median(theirView)),
        timesFaster: {
          plain: rounded(timesFaster(plain, theirPlain)),
          withView: rounded(timesFaster(view, theirView)),
        },
      };
    }),
  ];
}

async function growths(party: Party, lengths: readonly number[]): Promise<BenchReport['growth'][number][]> {
  const all = [];
  for (const [index, engine] of party.engines.entries()) all.push({ engine, costs: await party.grow(index, lengths) });
  return all;
}
