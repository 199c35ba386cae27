/** Whoever presses Enter twice within this time means one thing: a question that came between is not answered by it. */
const TWICE = 500;

/** When Enter was pressed, and at which question. */
export interface Pressed {
  readonly at: number;
  readonly stamp: string | undefined;
}

/** Whether a press is the second half of a double one, and another question has come between. */
export const isSecondHalf = (last: Pressed | undefined, now: Pressed): boolean =>
  last !== undefined && now.at - last.at < TWICE && last.stamp !== now.stamp;
