export { type Answer, type Checkpoint, type Opening, packingOf, reopen, type Start, startOf } from './checkpoint.ts';
export { type Decision, type Explained, KERNEL_WORDS, type Outcome } from './decision.ts';
export type { AnyDefinition, AnyEvent, Definition, Entry, Game, Packing, Phase, Setup } from './definition.ts';
export type { AnyInsight, Insight } from './insight.ts';
export { Match, type Snapshot, visible } from './match.ts';
export { canonical, copy, digest, emptyTable, sha256Hex } from './plain.ts';
export {
  type AnyOption,
  type Ask,
  KINDS,
  type Kind,
  type Option,
  Question,
  type Refusal,
  type Refused,
  type Seat,
} from './question.ts';
export { CHANCES, type Chance, type Counters, commitment, keyedBlock, Random } from './random.ts';
export { Divergence, type MatchRecord, recordOf, replay } from './record.ts';
export {
  amount,
  arrange,
  ask,
  bid,
  choose,
  confirm,
  Finished,
  finish,
  option,
  parallel,
  plan,
  type Result,
  type Rules,
  range,
  sealed,
  secretly,
} from './rules.ts';
export { give, Run } from './run.ts';
export { BadSetup, type Scenario, setupFor, type TableOption, type Title } from './title.ts';
export { type Args, type Phrase, say, type Words } from './words.ts';
