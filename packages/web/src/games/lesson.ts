/** What the guide says when a decision comes up for the first time. */
export interface Remark {
  readonly prompt: string;
  readonly text: string;
}

/** A guided first game: a real match on the real board, against easy bots. */
export interface Lesson {
  readonly scenario: string;
  readonly players: number;
  readonly seat: string;
  readonly title: string;
  readonly text: string;
  /** In the order a first game meets them. */
  readonly steps: readonly Remark[];
  /** What may come up on the way, and is no part of the lesson. */
  readonly asides?: readonly Remark[];
  /** What comes up last: after it the lesson is over. */
  readonly last: string;
  /** What is said when it is over. */
  readonly through: string;
}
