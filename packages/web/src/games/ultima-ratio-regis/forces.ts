/** What an answer would make of the chances of a combat, with the dice as they stand (§13.1). */
import { compare, HIGHER, LOWER } from '@quadrille/ultima-ratio-regis/combat/odds.ts';
import { CATEGORIES, type Category, type Fight, type Side } from '@quadrille/ultima-ratio-regis/tasks/combat.ts';
import { fightOf } from './combats.ts';
import { qualityOf, type View } from './model.ts';

const categoryOf = (figure: number): Category => CATEGORIES.find((each) => each === figure) ?? 2;

/** The dice of a side: those chosen, or the best of what is there. */
function diceOf({ units }: View, { dice, present, force }: Side, field: number): Category[] {
  if (dice.length > 0) return dice.map(({ category }) => category);
  const there = present.flatMap((id) => units.find((unit) => unit.id === id) ?? []).map(qualityOf);
  return [...there.map(categoryOf), ...force].sort((a, b) => b - a).slice(0, field);
}

/** The field, and the own dice, after the answer. */
function after(view: View, fight: Fight, own: Side, question: string, option: string) {
  const [head, what = ''] = option.split('/');
  const field = head === 'field' ? Number(what) : fight.field;
  const mine = diceOf(view, own, field);
  if (question === 'conscript') return { field, mine: option === 'yes' ? [...mine, 1 as const] : mine };
  const place = head === 'die' ? own.dice.findIndex(({ of }) => of === what) : -1;
  const step = question === 'disadvantage' ? LOWER : HIGHER;
  return { field, mine: mine.map((category, nth) => (nth === place ? step[category] : category)) };
}

/** The chances of this Power in per cent if it answers so; nothing where no dice stand against each other yet. */
export function chancesAfter(view: View, power: string, question: string, option: string) {
  const fight = fightOf(view);
  const own = fight && [fight.attack, fight.defence].find((side) => side.power === power);
  if (!fight || !own) return undefined;
  const { field, mine } = after(view, fight, own, question, option);
  const theirs = diceOf(view, own === fight.attack ? fight.defence : fight.attack, field);
  if (mine.length === 0 || theirs.length === 0) return undefined;
  const { win, draw } = compare(mine, theirs);
  return { win: Math.round(win * 100), draw: Math.round(draw * 100) };
}
