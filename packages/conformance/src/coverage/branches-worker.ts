import { readFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Title } from '@quadrille/kernel';
import type { AnyCharter } from '../subject.ts';
import type { Branch, Branches, Exported, Inquiry } from './branches.ts';

const { title, charter, under, answers = 30_000, seed = 'branches' } = workerData as Inquiry;

async function load({ from, name }: Exported): Promise<unknown> {
  const module: Record<string, unknown> = await import(from);
  return module[name];
}

/** Plays while V8 counts: the matches of `explore`, and some views, imagined worlds and bots besides. */
async function count(): Promise<readonly Profiler.ScriptCoverage[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { conform } = await import('../conform.ts');
  const { explore } = await import('./explore.ts');
  const { subjectsOf } = await import('../subject.ts');
  const subjects = subjectsOf((await load(title)) as Title, (await load(charter)) as AnyCharter);
  explore(subjects, { answers, seed, until: 'spent' });
  for (const subject of subjects) conform(subject, { games: 1, seed, laws: ['plain', 'veil', 'insight'] });
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result.filter(({ url }) => url.startsWith(under));
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

const scripts = await count();
const never = (await Promise.all(scripts.map(neverIn))).flat();
const counted = scripts.reduce(
  (sum, { functions }) => sum + functions.reduce((n, each) => n + each.ranges.length, 0),
  0,
);
parentPort?.postMessage({ never, counted } satisfies Branches);
