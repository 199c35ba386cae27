/** What the golden button proposes, what one touch takes, and what follows by itself. */
import type { March } from '@quadrille/clash-of-monarchs/agenda.ts';
import type { Decision } from '@quadrille/kernel';
import type { Step } from '../../store/steps.ts';
import { nationOf, spOf, type View } from './model.ts';

export const marchIn = (view: View): March | undefined =>
  view.agenda.findLast((task): task is March => 'stack' in task && 'from' in task);

const designates = ({ prompt }: Decision): boolean => prompt.id.startsWith('designate-');

/** What comes before the cards is sent as it is said: it can be taken back, and who asks for advice on the cards gets it. */
const BEFORE: readonly string[] = ['supply-actions', 'light-transfer'];

/** A Turn is composed from the card to the march: nothing is sent before something may come of it. */
export const composes = (decision: Decision): boolean =>
  (decision.kind === 'plan' && !BEFORE.includes(decision.prompt.id)) || designates(decision);

/** Where something must be chosen and one answer is as good as the first. */
const FIRST_WILL_DO: readonly string[] = [
  'retreat',
  'retrograde',
  'sortie',
  'quarters-of',
  'place-recruits',
  'place-cavalry',
  'place-leader',
  'leader-back',
  'light-host',
  'honors',
  'refuge',
  'prisoners-home',
  'minimum-leader',
  'subordinate',
  'raid-loss',
  'raid-advantage',
  'loss',
  'gun-loss',
  'desertion',
  'desertion-from',
  'devastation-loss',
  'attrition-from',
  'escort-from',
  'stays-behind',
  'commander',
  'besieger',
  'excess-home',
  'winter-light-to',
  'redeploy-to',
  'card-place',
  'card-leader-place',
  'recovery',
];

/** Answers that are sensible wherever they are on offer, the best first. */
const SENSIBLE: readonly string[] = ['proposal', 'done', 'pass', 'attack', 'overrun', 'stand', 'yes'];

/** A sensible answer; none where the Turn turns upon it. */
export function proposed(view: View, decision: Decision): string | undefined {
  const { prompt, options } = decision;
  if (prompt.id === 'strategy' && !view.turn.card && !view.turn.adminMarch) return undefined;
  if (prompt.id === 'march' && (marchIn(view)?.spent ?? 0) === 0) return undefined;
  if (prompt.id === 'tactic' || prompt.id === 'diplomacy') return undefined;
  // Whoever is marched upon need not come out and fight.
  if (prompt.id === 'attack' && view.active !== null && view.seats[view.active] !== decision.seat) return 'no';
  if (prompt.id === 'inside') return shelter(view, decision);
  if (prompt.id === 'raid') return options.find((option) => option.startsWith('all/')) ?? 'done';
  const known = SENSIBLE.find((option) => options.includes(option));
  return known ?? (FIRST_WILL_DO.includes(prompt.id) || options.length === 1 ? options[0] : undefined);
}

/** Behind the walls goes whoever is the weaker. */
function shelter(view: View, { seat, prompt: { args }, options }: Decision): string {
  const own = view.stacks.filter(({ at, inside }) => at === args.at && !inside);
  const mine = own.filter((stack) => view.seats[view.nations[nationOf(stack)].patron] === seat);
  const sp = mine.reduce((sum, stack) => sum + spOf(stack), 0);
  return sp < Number(args.sp) && options.includes('inside') ? 'inside' : 'outside';
}

/**
 * What each force could do is told before one is chosen, what it can do before a way is, and how a siege or a coup would go
 * before it is dared.
 */
export const glance = (_: View, decision: Decision): string | undefined => {
  const { prompt, options } = decision;
  if (designates(decision)) return options.find((option) => option !== 'done');
  if (prompt.id === 'march') return options.find((option) => option === 'done');
  // How it would end if the first who may come does.
  if (prompt.id === 'intercept') return options.find((option) => /^intercept\/[^/]+$/.test(option));
  // How the battle stands, before a Tactic changes it.
  if (prompt.id === 'tactic') return 'none';
  return DARES.includes(prompt.id) ? options.find((option) => /^(siege|coup)\//.test(option)) : undefined;
};
const DARES: readonly string[] = [
  'strategy',
  'late-march',
  'siege-step',
  'winter-siege',
  'supply-actions',
  'go-back',
  'resupply',
];

/** What only opens the next question is taken by one touch. */
const OPENS: readonly string[] = ['ops', 'admin-march', 'minor-march', 'leader', 'pick-up', 'drop'];

/** Cards that are too many go at a touch, and come back by another. */
export const joins = (decision: Decision): boolean => decision.prompt.id === 'discard';

export const quick = (_: View, decision: Decision, option: string): boolean => {
  const [head = ''] = option.split('/');
  const { id } = decision.prompt;
  if (designates(decision)) return option !== 'done';
  return (id === 'strategy' || id === 'late-march' || id === 'march') && OPENS.includes(head);
};

/** A Command marches with all it can lead, a march ends where it was sent, and light troops stay where they are. */
export function onward(_: View, decision: Decision, option: string): readonly Step[] {
  const { id } = decision.prompt;
  if (designates(decision) && option !== 'done') return [{ prompt: 'compose', option: 'done' }];
  if (id === 'march' && option.startsWith('march/')) return [{ prompt: 'march', option: 'done' }];
  if (id === 'supply-actions' && option === 'done') return [{ prompt: 'light-transfer', option: 'done' }];
  // An army that is paid is filled up as the sheet says.
  if (id === 'sustain' && option === 'done')
    return [
      { prompt: 'recruiting', option: 'proposal', ...(decision.about !== undefined && { about: decision.about }) },
    ];
  return [];
}
