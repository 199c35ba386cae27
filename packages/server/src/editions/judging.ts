/** Reads an edition in a thread of its own, and plays the record that came with it (`judge.ts`). */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Judged, Judging } from './judge.ts';

enableCompileCache();
const [{ titleOf }, { replaying }, { wrongWith }] = await Promise.all([
  import('@quadrille/catalogue'),
  import('@quadrille/kernel'),
  import('./read.ts'),
]);
const say = (said: Judged) => parentPort?.postMessage(said);

say({ begun: true });
const { game, texts, record } = workerData as Judging;
const editable = titleOf(game)?.editable;
const [wrong] = await wrongWith(editable, texts);
if (editable && !wrong) {
  const { definition } = editable.titleFrom({ ...editable.texts, ...texts });
  try {
    for (const _ of replaying(definition, record));
  } catch {
    // That the record does not fit is said where it is read.
  }
}
say({ wrong: wrong?.sentence });
