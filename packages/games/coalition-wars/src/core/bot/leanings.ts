/** What bots of a temperament like better than its worth. It decides among what is nearly as good; nothing else. */
import type { Question, Temperament } from '@quadrille/kernel';

/** By option, by the head of an option, or by the question and `yes`. 1 is as much as 0.15 Influence. */
const LEANINGS: Readonly<Record<Temperament, Readonly<Record<string, number>>>> = {
  cautious: {
    'status/neutral': 1.5,
    fortress: 1,
    morale: 1,
    hold: 1,
    move: -0.5,
    strategic: -0.5,
    'request-round': -1,
  },
  crusader: { 'status/british': 1.5, 'status/french': 1.5, unit: 0.7, move: 0.5, strategic: 0.5, 'request-round': 1 },
  merchant: { 'status/neutral': 0.7, offer: 1, lend: 1, 'accept-subsidy': 1, card: 0.5, expel: -1, consent: 0.7 },
  opportunist: { 'status/expansionist': 1.5, move: 0.5, sea: 0.5, expel: 1, 'permit-round': -0.7, admit: -0.5 },
};

export function leaning({ ask }: Question, option: string, temperament: Temperament): number {
  const likes = LEANINGS[temperament];
  if (option === 'yes') return likes[ask.id] ?? 0;
  return likes[option] ?? likes[option.split('/', 1)[0] ?? ''] ?? 0;
}
