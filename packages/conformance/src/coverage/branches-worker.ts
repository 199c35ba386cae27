import { readFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Title } from '@quadrille/kernel';
import type { AnyCharter } from '../subject.ts';
import type { Branch, Branches, Exported, Inquiry } from './branches.ts';

const { title, charter, under, answers = 30_000, setups, every = 1, seed = 'branches' } = workerData as Inquiry;

async function load({ from, name }: Exported): Promise<unknown> {
  const module: Record<string, unknown> = await import(from);
  return module[name];
}

interface Count {
  readonly scripts: readonly Profiler.ScriptCoverage[];
  readonly subjects: number;
}

/** So many of the items, from everywhere among them. */
const evenly = <T>(items: readonly T[], most = items.length): readonly T[] => {
  const length = Math.min(most, items.length);
  return Array.from({ length }, (_, i) => items[Math.floor((i * items.length) / length)] as T);
};

/** Plays while V8 counts: the matches of `explore`, and some views, imagined worlds and bots besides. */
async function count(): Promise<Count> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { conform } = await import('../conform.ts');
  const { explore } = await import('./explore.ts');
  const { subjectsOf } = await import('../subject.ts');
  const all = subjectsOf((await load(title)) as Title, (await load(charter)) as AnyCharter);
  const subjects = evenly(all, setups);
  explore(subjects, { answers, seed, until: 'spent' });
  for (const subject of subjects)
    conform(subject, { games: 1, seed, every, laws: ['plain', 'veil', 'insight', 'ambient'] });
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return { scripts: result.filter(({ url }) => url.startsWith(under)), subjects: subjects.length };
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

async function neverIn({ url, functions }: Profiler.ScriptCoverage): Promise<Branch[]> {
  const source = await readFile(fileURLToPath(url), 'utf8');
  return functions.flatMap(({ functionName, ranges }) =>
    ranges
      .filter((range) => range.count === 0)
      .map(({ startOffset, endOffset }) => {
        const code = source.slice(startOffset, endOffset);
        const skipped = code.length - code.trimStart().length;
        const [text = ''] = code.trim().split('\n');
        return { file: url, line: lineAt(source, startOffset + skipped), function: functionName, text };
      })
      .filter(({ text }) => /\w/.test(text)),
  );
}

const { scripts, subjects } = await count();
const never = (await Promise.all(scripts.map(neverIn))).flat();
const counted = scripts.reduce(
  (sum, { functions }) => sum + functions.reduce((n, each) => n + each.ranges.length, 0),
  0,
);
parentPort?.postMessage({ never, counted, setups: subjects } satisfies Branches);
