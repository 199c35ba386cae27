import type { Decision } from '@quadrille/kernel';
import { faceOf } from '../../plain/faces.ts';
import { capital, type Speech } from '../../plain/speech.ts';
import type { Face } from '../presenter.ts';
import { troopsName } from './bodies/parts.tsx';
import { marchIn } from './manners.ts';
import { leaderName, sideOf, spaceName, spOf, stackName, type View } from './model.ts';
import { cards, leaders, spaces, tactics } from './printed.build.ts';
import { near } from './roads.ts';
import { t, tell } from './words.ts';

/** The spaces an option names, in its order. */
export const placesOf = (option: string): string[] =>
  option
    .split(/[/,]/)
    .map((part) => part.replace(DEPOT, ''))
    .filter((part) => part in spaces);

/** A depot goes by its nation and space: `PR-halle`. */
const DEPOT = /^[A-Z]{2}-/;

/** The force that goes by this name: a leader's, or that of a space. */
const stackIn = (view: View, option: string) => {
  const parts = option.split('/');
  const leader = parts.find((part) => part in leaders);
  if (leader) return view.stacks.find((each) => each.leaders.includes(leader));
  const [head, at] = parts;
  return head === 'force' ? view.stacks.find((each) => each.at === at && each.leaders.length === 0) : undefined;
};

/** The piece an option is about. */
export function pieceOf(view: View, option: string): string | undefined {
  const stack = stackIn(view, option);
  return stack && `stack/${stack.id}`;
}

/** Where a card is chosen first and then what it is played for. */
export const CARD_QUESTIONS: readonly string[] = ['strategy', 'winter-card'];

/** A force by its leader, or by the space of troops without one. */
const forceName = (id: string): string =>
  id in leaders
    ? t('com/force-of', { name: leaderName(id) })
    : t('com/troops-at', { at: spaceName(id.replace(/-garrison$/, '')) });

/** The same in the middle of a sentence. */
const unledOr = (id: string): string =>
  id in leaders ? t('com/force-of', { name: leaderName(id) }) : t('com/troops-of', { at: spaceName(id) });

const KINDS: readonly string[] = [
  'inf',
  'lt_inf',
  'line_cav',
  'dual_cav',
  'hussar_dual',
  'lt_cav',
  'field_art',
  'siege_art',
];

/** Names for options that are nothing but ids: who falls, from which force, which area recovers. */
function labelOf({ name }: Speech, view: View, { prompt }: Decision, option: string): Pick<Face, 'label'> | undefined {
  const [first = '', second = '', third, fourth] = option.split('/');
  const reduced = third === 'reduced';
  if (/^[A-Z]{2}$/.test(first) && KINDS.includes(second) && (third === undefined || reduced)) {
    const named = { what: name(second), nation: name(first) };
    return { label: capital(t(reduced ? 'com/reduced-of-nation' : 'com/of-nation', named)) };
  }
  if (/^[A-Z]{2}$/.test(first) && KINDS.includes(second) && third !== undefined) {
    const what = fourth === 'reduced' ? `${name(second)} ${name(fourth)}` : name(second);
    return { label: capital(t('com/of-nation-from', { what, nation: name(first), force: name(third) })) };
  }
  if (KINDS.includes(second) && third === undefined && !KINDS.includes(first))
    return { label: t('com/out-of', { what: capital(name(second)), force: name(first) }) };
  // `out/border/AU/lt_inf`, `in/charles/AU/lt_inf`: between a Theater box and the map.
  if (prompt.id === 'light-transfer' && third !== undefined) {
    const what = troopsName(option.split('/')[3] ?? '', third, String(prompt.args.power ?? ''), name);
    return {
      label:
        first === 'out'
          ? t('com/light-out', { what, theater: tell(second) })
          : t('com/light-in', { what, force: name(second) }),
    };
  }
  if (prompt.id === 'card-choice') {
    const way = name(String(prompt.args.ways)).split(/\(\d\) /)[Number(second)];
    return way ? { label: capital(way.replace(/[,.]\s*$/, '')) } : undefined;
  }
  // A force without a leader goes by its space.
  if (first === 'retrograde' && second in spaces && !(second in leaders))
    return { label: t('com/take-back', { force: t('com/troops-of', { at: spaceName(second) }) }) };
  if (first === 'leave' && third !== undefined)
    return { label: t('com/leave-at', { n: Number(second), at: spaceName(third) }) };
  if (prompt.id === 'harvest' && first === 'force') return { label: t('com/sp-of', { force: unledOr(second) }) };
  if (prompt.id === 'tactic' || prompt.id === 'keep-tactic') {
    const chit = tactics[`${prompt.args.power}/${first === 'keep' ? second : first}`]?.name;
    return chit ? { label: first === 'keep' ? t('com/keep', { what: chit }) : chit } : undefined;
  }
  if (prompt.id === 'turkish-march') return { label: t('com/sps-of', { n: Number(second), force: name(first) }) };
  if (prompt.id === 'siege-step' && first === 'siege')
    return { label: t(second in view.sieges ? 'com/press-siege' : 'com/lay-siege', { at: spaceName(second) }) };
  if (prompt.id === 'recovery' && second !== '')
    return { label: t('com/recovers-by', { area: name(first), n: Number(second) }) };
  return undefined;
}

const isStep = ({ options }: Decision, to: string): boolean => options.includes(`step/${to}`);

/** The enemy who stands in the open where a march goes. */
function foeAt(view: View, { prompt }: Decision, at: string): string | undefined {
  if (prompt.id !== 'march') return undefined;
  const mover = view.stacks.find(({ id }) => id === marchIn(view)?.stack);
  const foe = view.stacks.find(
    (each) => each.at === at && !each.inside && spOf(each) > 0 && mover && sideOf(view, each) !== sideOf(view, mover),
  );
  return foe && stackName(foe);
}

const whereIs = (view: View, option: string): string | undefined =>
  placesOf(option).at(-1) ?? stackIn(view, option)?.at;

/** Where many places are asked about, each once, the map shows those that are numbered and lie near the first of them. */
const MANY = 9;
function isOutlying(view: View, { options }: Decision, option: string, at: string): boolean {
  if (options.length <= MANY) return false;
  const places = options.flatMap((each) => whereIs(view, each) ?? []);
  if (places.filter((each) => each === at).length > 1) return false;
  const [origin] = places;
  return options.indexOf(option) >= MANY || (origin !== undefined && !near(origin).has(at));
}

/** Near the first Command on offer: the map begins there. */
const isNear = (view: View, { options }: Decision, at: string): boolean => {
  const first = stackIn(view, options[0] ?? '');
  return first === undefined || near(first.at).has(at);
};

/** The plain face, with the space and the force it is about. */
export const faces =
  (speech: Speech) =>
  (view: View, decision: Decision, option: string): Face => {
    const plain = faceOf(speech, decision, option);
    const place = placesOf(option).at(-1);
    const stack = stackIn(view, option);
    const at = place ?? stack?.at;
    const [head = '', to = ''] = option.split('/');
    const goes = (head === 'march' || head === 'step' || head === 'to') && to in spaces;
    const foe = goes ? foeAt(view, decision, to) : undefined;
    const designating = decision.prompt.id.startsWith('designate-');
    const leaves = (head === 'retreat' || head === 'withdraw') && to in spaces && !option.includes('/or/');
    const halts = option === 'done' && decision.prompt.id === 'march';
    const card = CARD_QUESTIONS.includes(decision.prompt.id) ? cards[to] : undefined;
    const gone = head === 'discard' ? cards[to] : undefined;
    return {
      ...plain,
      label: capital(plain.label),
      ...(card && { piece: to }),
      ...(gone && { label: gone.title, verb: plain.label, sub: t('com/ops', { n: gone.ops }) }),
      ...(head === 'force' && to !== '' && { label: forceName(to) }),
      ...labelOf(speech, view, decision, option),
      // The neighbours stand as steps of their own too: the camera stays with them.
      ...(goes && { label: spaceName(to), verb: plain.label, tone: isStep(decision, to) ? 'near' : 'far' }),
      ...(leaves && { label: spaceName(to), verb: plain.label }),
      ...(at && !goes && !designating && isOutlying(view, decision, option, at) && { tone: 'far' as const }),
      ...(foe && { verb: t('com/march-against', { at: spaceName(to), who: foe }) }),
      ...(head === 'entrench' && { label: t('com/entrench-with', { n: Number(to) }) }),
      ...(halts && { label: t('com/halt', { at: spaceName(String(decision.prompt.args.at ?? '')) }) }),
      ...(stack && !place && { sub: spaceName(stack.at) }),
      ...(stack && designating && { tone: isNear(view, decision, stack.at) ? ('near' as const) : ('far' as const) }),
      // Whatever else a Turn offers far away, the map stays with the army; and no touch of the map gives up a depot.
      ...(at && decision.prompt.id !== 'strategy' && head !== 'distribute' && { place: at }),
      ...(/attack|assault/.test(option) && { tone: 'attack' as const }),
    };
  };
