/** Something that plays random matches: ours or the peer's. All are measured by the same stopwatch. */
export interface Player {
  readonly name: string;
  /** Plays a whole match and gives the number of answers. */
  playMatch(number: number): number;
}

/** A match that goes on for as long as it is wanted, to see what its length costs. */
export interface LongMatch {
  /** Plays on to so many answers. */
  playTo(answers: number): void;
  /** Something that was just answered, taken back and answered again: microseconds of the taking back. */
  undo(): number | undefined;
  /** What has to be stored to resume, as text. */
  store(): string;
  /** Microseconds from the text to a match that can be played on. */
  restore(text: string): number;
  /** Microseconds to a world that a bot may play with: what the seat cannot know is reshuffled. */
  fork(): number;
}

/** One way of playing, with what can be measured of it. */
export interface Engine {
  readonly name: string;
  /** Random play, without and with the view of the seat that answers. */
  readonly players: { readonly plain: Player; readonly viewing: Player };
  longMatch(number: number): LongMatch;
}
