import type { WordId } from '../words/words.ts';

/** What the guide says when a decision comes up for the first time. */
export interface Step {
  readonly prompt: string;
  readonly text: WordId;
}

/** A guided first game: a real match on the real board, against easy bots. */
export interface Lesson {
  readonly game: string;
  readonly scenario: string;
  readonly players: number;
  readonly seat: string;
  /** In the order a first game meets them. */
  readonly steps: readonly Step[];
  /** What comes up last: after it the lesson is over. */
  readonly last: string;
  readonly title: WordId;
  readonly text: WordId;
  /** What is said when it is over. */
  readonly through: WordId;
}

/** What every title of the family asks in the same way. */
const MARCHING: readonly Step[] = [
  { prompt: 'envoy', text: 'lesson/envoy' },
  { prompt: 'disband', text: 'lesson/disband' },
  { prompt: 'march', text: 'lesson/march' },
  { prompt: 'garrison', text: 'lesson/garrison' },
  { prompt: 'support', text: 'lesson/support' },
  { prompt: 'battle-card', text: 'lesson/battle-card' },
  { prompt: 'hold', text: 'lesson/hold' },
  { prompt: 'defeated', text: 'lesson/defeated' },
  { prompt: 'request-round', text: 'lesson/request-round' },
  { prompt: 'permit-round', text: 'lesson/permit-round' },
  { prompt: 'consent', text: 'lesson/consent' },
];

export const LESSONS: readonly Lesson[] = [
  {
    game: 'coalitions',
    scenario: '1805',
    players: 6,
    seat: 'austria',
    steps: [
      { prompt: 'none', text: 'lesson/welcome' },
      { prompt: 'leadership', text: 'lesson/leadership' },
      { prompt: 'mobilise', text: 'lesson/mobilise' },
      { prompt: 'discard', text: 'lesson/discard' },
      ...MARCHING,
      { prompt: 'declare', text: 'lesson/declare' },
    ],
    last: 'declare',
    title: 'learn/guided',
    text: 'learn/guided-text',
    through: 'lesson/through',
  },
  {
    game: 'ancien-regime',
    scenario: '1740',
    players: 7,
    seat: 'prussia',
    steps: [
      { prompt: 'none', text: 'lesson/ar/welcome' },
      { prompt: 'name-general', text: 'lesson/ar/name-general' },
      { prompt: 'discard', text: 'lesson/discard' },
      { prompt: 'vote', text: 'lesson/ar/vote' },
      { prompt: 'take-crown', text: 'lesson/ar/take-crown' },
      { prompt: 'subsidise', text: 'lesson/ar/subsidise' },
      { prompt: 'leadership', text: 'lesson/ar/leadership' },
      { prompt: 'mobilise', text: 'lesson/mobilise' },
      ...MARCHING,
      { prompt: 'declare', text: 'lesson/declare' },
    ],
    last: 'declare',
    title: 'learn/ancien-regime',
    text: 'learn/ancien-regime-text',
    through: 'lesson/through',
  },
  {
    game: 'realpolitik',
    scenario: '1866',
    players: 4,
    seat: 'prussia',
    steps: [
      { prompt: 'none', text: 'lesson/rp/welcome' },
      { prompt: 'action-card', text: 'lesson/rp/action-card' },
      { prompt: 'free-trains', text: 'lesson/rp/free-trains' },
      { prompt: 'deploy', text: 'lesson/rp/deploy' },
      { prompt: 'mobilise', text: 'lesson/rp/mobilise' },
      { prompt: 'pre-move', text: 'lesson/rp/pre-move' },
      ...MARCHING,
      { prompt: 'entreaty', text: 'lesson/rp/entreaty' },
    ],
    last: 'entreaty',
    title: 'learn/realpolitik',
    text: 'learn/realpolitik-text',
    through: 'lesson/rp/through',
  },
];

export const lessonOf = (game: string): Lesson | undefined => LESSONS.find((lesson) => lesson.game === game);
