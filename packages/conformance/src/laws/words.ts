import { type Args, say, type Words } from '@quadrille/kernel';
import { holds } from '../breach.ts';
import type { Law } from '../law.ts';

/** Every phrase stands in the catalogue, and every gap in it is filled: nobody is shown an id or a `{place}`. */
export const words = {
  id: 'words',
  says: 'Everything that is asked, refused, told, foreseen, ordered or won has its sentence.',
  watch({ subject }) {
    const { words: catalogue, orders = [], clock, forecast } = subject.definition;
    return ({ match, deep }) => {
      if (!deep && !match.result) return 0;
      for (const { prompt, refused } of match.decisions()) {
        whole(prompt.text, `ask/${prompt.id}`);
        for (const { code, sentence } of refused) whole(sentence, `refusal/${code}`);
      }
      for (const { event } of match.news) spoken(catalogue, `event/${event.type}`, argsOf(event));
      for (const { id } of orders) spoken(catalogue, `order/${id}`, {});
      if (clock) spoken(catalogue, `unit/${clock.id}`, {});
      for (const seat of match.waiting)
        for (const { id, args = {}, cite } of forecast?.({ seat, view: match.view(seat) }) ?? []) {
          spoken(catalogue, `forecast/${id}`, args);
          holds(cite !== '', () => `the forecast ${id} cites no rule`);
        }
      const { result } = match;
      if (result) spoken(catalogue, `result/${result.by}`, { winners: result.winners.join(', ') });
      return 1;
    };
  },
} as const satisfies Law;

const spoken = (catalogue: Words, id: string, args: Args): void => whole(say(catalogue, id, args), id);

function whole(sentence: string, id: string): void {
  holds(sentence !== id, () => `there is no phrase ${id}`);
  holds(!/\{\w+/.test(sentence), () => `${id} says '${sentence}'`);
}

const argsOf = (event: object): Args =>
  Object.fromEntries(
    Object.entries(event)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value])
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as Args;
