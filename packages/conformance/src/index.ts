export { Breach, Broken, holds, same } from './breach.ts';
export { conform, type Effort, type Finding, hold, type Report } from './conform.ts';
export { type Budget, type Coverage, explore } from './coverage/explore.ts';
export type { Law, Moment, Trial, Watch } from './law.ts';
export { LAWS, type LawId } from './laws/index.ts';
export { perft } from './perft.ts';
export { anyAnswer } from './play.ts';
export {
  type AnyCharter,
  type AnySubject,
  type Charter,
  drawn,
  nameOf,
  type Subject,
  subjectOf,
  subjectsOf,
} from './subject.ts';
