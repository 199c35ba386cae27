import { t } from '../../words/words.ts';

/** Does something and says what came of it. */
export type Attempt = (doing: Promise<unknown>, done?: string) => void;

export const attempting =
  (say: (words: string) => void): Attempt =>
  (doing, done = t('profile/kept')) =>
    void doing.then(
      () => say(done),
      (fault: Error) => say(fault.message),
    );
