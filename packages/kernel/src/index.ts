export {
  type Ahead,
  type Branch,
  branchOf,
  forcedIn,
  type Item,
  lookAhead,
  type Outset,
  openFor,
  passedOn,
  sightOf,
} from './ahead.ts';
export { type Answer, type Checkpoint, type Opening, reopen, type Start, startOf } from './checkpoint.ts';
export { type Decision, type Explained, KERNEL_WORDS, type Outcome } from './decision.ts';
export type {
  AnyDefinition,
  AnyEvent,
  ClockUnit,
  Definition,
  Entry,
  Foreseen,
  Game,
  Phase,
  Prospect,
  Public,
  Setup,
  StandingOrder,
} from './definition.ts';
export type { AnyInsight, Horizon, Insight, Intention, Moment } from './insight.ts';
export { BOT_LEVELS, type BotLevel, isBotLevel } from './levels.ts';
export { Match, type Snapshot, visible } from './match.ts';
export { canonical, copy, digest, sha256Hex } from './plain.ts';
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
export { Divergence, type MatchRecord, recording, recordOf, replay, replaying, written } from './record.ts';
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
  PASS,
  parallel,
  plan,
  type Reaction,
  type Result,
  type Rules,
  range,
  reactions,
  sealed,
  sealedFor,
  secretly,
} from './rules.ts';
export { give, Run } from './run.ts';
export { TEMPERAMENTS, type Temperament } from './temperaments.ts';
export {
  BadSetup,
  type Beginning,
  type Editable,
  type Flaw,
  type Lens,
  type Scenario,
  setupFor,
  type TableOption,
  type Texts,
  type Title,
} from './title.ts';
export type { Bond, Terms, Treaties, Treaty, Verdict } from './treaties.ts';
export { type Args, type Phrase, say, type Words } from './words.ts';
