import type { Decision } from '@quadrille/kernel';
import type { IconName } from '../../sprite/icons.ts';
import type { Face } from '../presenter.ts';
import { generalOf, type Power, powerOf, sided, type View } from './model.ts';
import type { Title } from './title.ts';
import { known, t } from './words/index.ts';

/** Whether somebody hostile to the mover stands on a land: then going there means battle. */
function foesAt(view: View, power: string, at: string): boolean {
  const friend = (other: Power) => sided(view, power as Power, other);
  const garrison = view.garrisons[at];
  return (
    (garrison !== undefined && !friend(garrison)) ||
    view.generals.some((general) => general.at === at && !friend(general.power))
  );
}

/** Strength on the board, for the few words beside an attack. */
function strength(view: View, at: string, of: (power: string) => boolean): number {
  const garrison = view.garrisons[at];
  const held = garrison !== undefined && of(garrison) ? (view.fortresses.includes(at) ? 4 : 1) : 0;
  return view.generals
    .filter((general) => general.at === at && of(general.power))
    .reduce((sum, { units }) => sum + 1 + units, held);
}

/** A march: where to, who, and what awaits there. */
export function march({ nameOf, shortName }: Title, view: View, head: string, id: string, to: string): Face {
  const general = generalOf(view, id);
  const name = shortName(view, id);
  const attack = foesAt(view, powerOf(id), to);
  const power = powerOf(id);
  const mine = 1 + (general?.units ?? 0);
  const theirs = strength(view, to, (other) => other !== power);
  const by: Partial<Record<string, IconName>> = { sea: 'ship', orient: 'ship', land: 'ship' };
  const icon: IconName | undefined = attack ? 'swords' : by[head];
  return {
    label: nameOf(to),
    ...(attack ? { sub: `${mine} : ${theirs}` } : head === 'move' ? {} : { sub: t(`march/${head as 'sea'}`) }),
    ...(icon && { icon }),
    place: to,
    ...(general?.at && { from: general.at }),
    piece: id,
    tone: attack ? 'attack' : head === 'move' ? 'near' : 'far',
    verb: t(attack ? 'verb/attack' : 'verb/march', { name, place: nameOf(to) }),
  };
}

/** What ends a plan says what it ends, and what is lost by it. */
const closing = (title: Title, asked: string, lost: number): Pick<Face, 'label' | 'sub' | 'verb'> => {
  const label = worded(title, `option/${asked}/done`, 'option/done');
  if (lost === 0) return { label, verb: label };
  return { label, sub: t('price/lost', { n: lost }), verb: t('verb/lose', { what: label, n: lost }) };
};

const CARD_ICON: IconName = 'card';

/** The face of an option: the title's own, or the family's. */
export const face = (title: Title, view: View, decision: Decision, option: string): Face =>
  title.face?.(title, view, decision, option) ??
  finishing(title, view, decision, option, common(title, view, decision, option));

/** What spends the last Money ends the Mobilisation, and says so. */
function finishing(title: Title, view: View, { prompt, seat }: Decision, option: string, own: Face): Face {
  if (prompt.id !== 'mobilise' || option === 'done') return own;
  const left = view.powers[(prompt.args.power ?? seat) as Power]?.money;
  return left === priceUnder(title)(option) ? { ...own, verb: t('verb/last', { what: own.verb ?? own.label }) } : own;
}

/** What a purchase costs (C §7.4). */
export const priceUnder =
  ({ printed }: Title) =>
  (option: string): number =>
    option.startsWith('fortress/') ? printed.fortressPrice : 1;

/** Builds the face of an option from its id: see the table in the game's `view.ts`. */
function common(title: Title, view: View, { prompt, kind }: Decision, option: string): Face {
  const { nameOf, shortName, speak } = title;
  const [head = '', a = '', b = '', c = '', d = ''] = option.split('/');
  const asked = prompt.id;
  switch (head) {
    case 'done':
      return { ...closing(title, asked, Number(prompt.args.lost ?? 0)), closing: true };
    case 'yes':
    case 'no':
    case 'always':
      return { label: worded(title, `option/${asked}/${head}`, `option/${head}`), icon: head === 'no' ? 'x' : 'check' };
    case 'ready':
      return { label: worded(title, `option/${asked}/ready`, 'option/ready'), icon: 'check' };
    case 'pass':
      return { label: worded(title, 'option/battle-card/pass', 'option/pass'), closing: true };
    case 'stand':
    case 'off-map':
    case 'capital':
    case 'rock':
    case 'paper':
    case 'scissors':
    case 'morale':
      return a
        ? { label: nameOf(a), power: a, verb: t('verb/morale', { name: nameOf(a) }) }
        : {
            label: worded(title, `option/${asked}/${head}`, `option/${head}`),
            ...(head === 'morale' && { icon: 'heart' as const }),
          };
    case 'move':
    case 'strategic':
    case 'sea':
    case 'orient':
      return march(title, view, head, a, b);
    case 'garrison':
      return garrison(title, view, a);
    case 'disband':
      return { label: nameOf(a), place: a, icon: 'flag', verb: t('verb/disband', { place: nameOf(a) }) };
    case 'retreat':
      return { label: nameOf(a), place: a, verb: t('verb/retreat', { place: nameOf(a) }) };
    case 'evade':
      return { label: nameOf(a), place: a, verb: t('verb/evade', { place: nameOf(a) }) };
    case 'battle':
      return {
        label: nameOf(a),
        place: a,
        icon: 'swords',
        tone: 'attack',
        verb: t('verb/battle', { place: nameOf(a) }),
      };
    case 'place':
      return b
        ? {
            label: nameOf(b),
            place: b,
            piece: a,
            sub: shortName(view, a),
            verb: t('verb/place', { name: shortName(view, a), place: nameOf(b) }),
          }
        : { label: nameOf(a), place: a, verb: t('verb/place-here', { place: nameOf(a) }) };
    case 'withdraw':
      return general(title, view, a, t('verb/withdraw', { name: shortName(view, a) }), t('option/withdraw'));
    case 'unit':
      return general(title, view, a, t('verb/unit', { name: shortName(view, a) }), t('price/unit'));
    case 'allot':
      return general(title, view, a, t('verb/allot', { name: shortName(view, a) }));
    case 'support':
      return { ...general(title, view, a, t('verb/support', { name: shortName(view, a) })), icon: 'shield' };
    case 'take':
    case 'name':
      return general(title, view, a, t('verb/name', { name: shortName(view, a) }));
    case 'fortress':
      return {
        label: nameOf(a),
        place: a,
        icon: 'fort',
        sub: t('price/fortress'),
        verb: t('verb/fortress', { place: nameOf(a) }),
      };
    case 'card':
      return card(title, view, asked, [a, b, c, d]);
    case 'envoy':
      return { label: nameOf(a), power: a, sub: t('option/envoy-morale'), verb: t('verb/envoy', { name: nameOf(a) }) };
    case 'expel':
      return { label: nameOf(a), power: a, verb: t('verb/expel', { name: nameOf(a) }) };
    case 'offer':
      return { label: nameOf(a), power: a, icon: 'coin', verb: t('verb/offer', { name: nameOf(a) }) };
    case 'status':
      return { label: speak(`name/${a}`), verb: t('verb/status', { name: speak(`name/${a}`) }) };
    case 'hold':
      return { label: nameOf(a), power: a, sub: t('option/held-by', { name: nameOf(b) }) };
    default:
      return kind === 'amount' || kind === 'bid' ? { label: option } : plain(title, view, option);
  }
}

/** What an id of an option is called: a General, an action, a land or a Power. */
const called = ({ nameOf, shortName, actionName }: Title, view: View, id: string): string =>
  generalOf(view, id) ? shortName(view, id) : known(`action/${id}`) ? actionName(id) : nameOf(id);

/** An option of which only its id is known: the catalogue says what its head means, `{1}` being what comes first after it. */
function plain(title: Title, view: View, option: string): Face {
  const { speak, isPlace } = title;
  const [head = '', ...about] = option.split('/');
  const whole = `option/${option}`;
  if (speak(whole) !== whole || about.length === 0) return { label: speak(whole).replace(/^option\//, '') };
  const names = about.map((id) => called(title, view, id));
  const said = speak(`option/${head}`, Object.fromEntries(names.map((name, place) => [place + 1, name])));
  const place = about.findLast(isPlace);
  const piece = about.find((id) => generalOf(view, id));
  const power = about.find((id) => id in view.powers);
  return {
    label: said === `option/${head}` ? names.join(' – ') : said,
    ...(place && { place }),
    ...(piece && { piece }),
    ...(power && { power }),
  };
}

const worded = (title: Title, id: string, otherwise: string): string => {
  const own = title.speak(id);
  return own === id ? speakOrOurs(title, otherwise) : own;
};
const OURS = ['option/done', 'option/yes', 'option/no', 'option/always', 'option/ready', 'option/pass'] as const;
const speakOrOurs = ({ speak }: Title, id: string): string => {
  const own = speak(id);
  if (own !== id) return own;
  const ours = OURS.find((each) => each === id);
  return ours ? t(ours) : id;
};

const general = ({ nameOf, shortName }: Title, view: View, id: string, verb: string, sub?: string): Face => {
  const found = generalOf(view, id);
  return {
    label: shortName(view, id),
    power: powerOf(id),
    piece: id,
    ...(found?.at ? { place: found.at, sub: sub ?? nameOf(found.at) } : sub ? { sub } : {}),
    verb,
  };
};

/** A garrison left by a General where he stands, or at a land along his way. */
const garrison = ({ nameOf, shortName }: Title, view: View, where: string): Face => {
  const found = generalOf(view, where);
  const place = found?.at ?? where;
  return {
    label: t('option/garrison', { place: nameOf(place) }),
    icon: 'flag',
    place,
    ...(found && {
      piece: found.id,
      sub: t('option/units-left', { name: shortName(view, found.id), before: found.units, after: found.units - 1 }),
    }),
    verb: t('verb/garrison', { place: nameOf(place) }),
  };
};

/** A card: bought, drawn, discarded, played face down, or a 3 played openly to look at another. */
function card(
  { shortName }: Title,
  view: View,
  asked: string,
  [first, second, third, fourth]: readonly string[],
): Face {
  if (!first) return { label: t('option/card'), icon: CARD_ICON, sub: asked === 'mobilise' ? t('price/card') : '' };
  if (second === 'reveal' && third)
    return {
      label: t('option/reveal', { value: first }),
      sub: t('option/reveal-of', { name: shortName(view, third), n: Number(fourth) }),
      icon: 'eye',
      verb: t('verb/reveal', { name: shortName(view, third) }),
    };
  if (second === 'discard' && third)
    return {
      label: t('option/strike', { value: first }),
      sub: t('option/strike-of', { name: shortName(view, third), n: Number(fourth) }),
      icon: 'x',
      verb: t('verb/strike', { name: shortName(view, third) }),
    };
  if (generalOf(view, first))
    return { label: t('option/play', { value: second ?? '' }), sub: shortName(view, first), icon: CARD_ICON };
  const discarding = asked === 'discard' || asked === 'hand-limit';
  return {
    label: discarding ? t('option/discard', { value: first }) : t('option/play', { value: first }),
    icon: CARD_ICON,
    verb: discarding ? t('verb/discard', { value: first }) : t('verb/play', { value: first }),
  };
}
