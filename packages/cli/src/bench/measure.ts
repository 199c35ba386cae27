import { cpus } from 'node:os';
import type { AnyDefinition, Setup } from '@quadrille/kernel';
import type { Engine, Player } from './engine.ts';
import { growth } from './growth.ts';
import { clientEngine, reducerEngine } from './peer/engine.ts';
import { peerOf } from './peer/games.ts';
import { loadLibrary } from './peer/library.ts';
import { bareRuns, matches } from './quadrille.ts';
import type { BenchReport, Speed } from './report.ts';
import { median, rounded } from './statistics.ts';
import { type Pace, rates, timesFaster } from './throughput.ts';

/** Measures a game and, where it has one, its twin for boardgame.io, in the same run. */
export function measure(definition: AnyDefinition, setup: Setup, pace: Pace, lengths: readonly number[]): BenchReport {
  const ours = matches(definition, setup);
  const peer = peerOf(definition.id, setup);
  const library = peer && loadLibrary();
  const theirs = peer && library ? [reducerEngine(library, peer), clientEngine(library, peer)] : [];
  return {
    game: definition.id,
    scenario: setup.scenario,
    players: setup.players,
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    speed: speeds(ours, bareRuns(definition, setup), theirs, pace),
    growth: [ours, ...theirs].map((engine) => ({ engine: engine.name, costs: growth(engine, lengths) })),
  };
}

function speeds(ours: Engine, bare: Player, theirs: readonly Engine[], pace: Pace): Speed[] {
  const engines = [ours, ...theirs];
  const players = engines.flatMap((engine) => [engine.players.plain, engine.players.viewing]);
  const [ourPlain = [], ourView = [], ...rest] = rates([...players, bare], pace);
  const bareRates = rest.at(-1) ?? [];
  return [
    { engine: bare.name, plain: rounded(median(bareRates)) },
    { engine: ours.name, plain: rounded(median(ourPlain)), withView: rounded(median(ourView)) },
    ...theirs.map(({ name }, i) => {
      const [plain = [], view = []] = [rest[2 * i], rest[2 * i + 1]];
      return {
        engine: name,
        plain: rounded(median(plain)),
        withView: rounded(median(view)),
        timesFaster: { plain: rounded(timesFaster(ourPlain, plain)), withView: rounded(timesFaster(ourView, view)) },
      };
    }),
  ];
}
