import { Random, type Seat, type Temperament } from '@quadrille/kernel';
import type { Knowledge } from './bot.ts';

/** What a bot is like at one match. The same seed has the same favourites from the first question to the last. */
export interface Nature {
  readonly temperament: Temperament;
  readonly seed: string;
}

/** A favourite is at most so much more plausible than the rest, as a power of e: enough among what is nearly as good. */
const TASTE = 0.5;

/** What the bot's word is worth to it, as a part of its chance to win: for more it breaks it. */
export const PRICES: Readonly<Record<Temperament, number>> = {
  cautious: 0.08,
  crusader: 0.12,
  merchant: 0.06,
  opportunist: 0.03,
};

/** The knowledge of a game, seen by a bot with leanings and favourites. What it expects of others stays as it was. */
export function seenBy(knowledge: Knowledge, seat: Seat, nature: Nature | undefined): Knowledge {
  if (!nature) return knowledge;
  const random = new Random(nature.seed);
  const tastes = new Map<string, number>();
  const tasteFor = (id: string): number => {
    const known = tastes.get(id) ?? TASTE * (random.below(2 ** 20, id) / 2 ** 19 - 1);
    tastes.set(id, known);
    return known;
  };
  const { prior, priors, intentions, leaning } = knowledge;
  const liking: typeof knowledge.prior = (_state, question, { id }) =>
    question.seat === seat ? Math.exp(tasteFor(id) + (leaning?.(question, id, nature.temperament) ?? 0)) : 1;
  return {
    ...knowledge,
    prior: (state, question, option) => prior(state, question, option) * liking(state, question, option),
    ...(priors && {
      priors: (state, question) => {
        const weights = priors(state, question);
        return question.options.map((option, i) => (weights[i] ?? 0) * liking(state, question, option));
      },
    }),
    ...(intentions && {
      intentions: (state, whose, question) =>
        intentions(state, whose, question).map((each) => ({
          ...each,
          weight: (each.weight ?? 1) * Math.exp(tasteFor(each.id)),
        })),
    }),
  };
}
