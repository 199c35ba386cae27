/** What an answer says where its question has named the rest, and what it would cost or bring. */
import type { Decision } from '@quadrille/kernel';
import { ABILITIES } from '@quadrille/ultima-ratio-regis/vocabulary.ts';
import type { Speech } from '../../plain/speech.ts';
import type { Face } from '../presenter.ts';
import { fightOf } from './combats.ts';
import { chancesAfter } from './forces.ts';
import { cardOf, flagOf, isSquadron, qualityOf, type View } from './model.ts';
import { warAgainst } from './wars.ts';
import { t } from './words.ts';

type Faces = (view: View, speech: Speech, decision: Decision, option: string) => Partial<Face> | undefined;

const lastOf = (option: string): string => option.split('/').at(-1) ?? '';

/** The question says which troop is placed: the answer is the place alone. */
const placed: Faces = (_view, speech, _decision, option) => ({ label: speech.name(lastOf(option)) });

/** What the answer would make of the chances, for whoever gives it. */
const withChances: Faces = (view, _speech, { prompt }, option) => {
  const chances = chancesAfter(view, String(prompt.args.power), prompt.id, option);
  return chances && { sub: t('urr/then-chances', chances) };
};

/** What an army is: how many go. */
const troopsAt = (view: View, power: unknown, at: string): number =>
  view.units.filter((unit) => unit.at === at && flagOf(view, unit.owner) === power && !isSquadron(unit)).length;

/** What becomes of a fortress that gives up, or fights on (§13.4.5). */
const capitulating: Faces = (view, _speech, { prompt }, option) => {
  const { casualties = 0, inside = [] } = view.sieges[String(prompt.args.at)] ?? {};
  return option === 'yes'
    ? {
        label: t('urr/give-up'),
        sub: inside.length > 0 ? t('urr/give-up-saves', { n: inside.length }) : t('urr/give-up-means'),
      }
    : { label: t('urr/hold-out'), sub: t('urr/hold-out-means', { n: inside.length, casualties }) };
};

const BY_QUESTION: Readonly<Record<string, Faces>> = {
  'place-minor': placed,
  'regather-minor': placed,
  'which-card': ({ impulse }, _speech, _decision, option) => {
    const card = cardOf(lastOf(option));
    const n = impulse?.cards.find(({ id }) => id === lastOf(option))?.points ?? 0;
    return card && { label: card.name, sub: t('urr/points-left', { n }) };
  },
  'group-bid': (_view, _speech, _decision, option) => ({ verb: t('urr/bid-vp', { n: Number(option) }) }),
  'who-fights': (view, _speech, { prompt }, option) =>
    option === 'fight/best' && present(view, prompt.args.power) <= Number(prompt.args.size)
      ? { label: t('urr/all-fight') }
      : undefined,
  advance: (_view, _speech, { prompt }, option) =>
    option === 'stay' && Number(prompt.args.over) > 0
      ? { sub: t('urr/too-many-here', { n: Number(prompt.args.over) }) }
      : undefined,
  losses: (_view, _speech, _decision, option) => (option === 'proposal' ? { sub: t('urr/weakest-first') } : undefined),
  battlefield: withChances,
  organizer: withChances,
  advantage: withChances,
  disadvantage: withChances,
  creative: withChances,
  conscript: withChances,
  capitulate: capitulating,
  react: (view, speech, { prompt }, option) => {
    const [head, what = '', from = '', card] = option.split('/');
    if (head !== 'intercept' || what !== 'army') return undefined;
    return {
      label: t(card ? 'urr/intercept-forced' : 'urr/intercept-army', { at: speech.name(from) }),
      sub: t('urr/troops', { n: troopsAt(view, prompt.args.power, from) }),
      place: from,
    };
  },
  conspiracy: (view, speech, { prompt }, option) => {
    const [head, at = ''] = option.split('/');
    if (head === 'unrest') return { label: t('urr/conspiracy-unrest', { n: Number(prompt.args.points) }) };
    return {
      label: t('urr/conspiracy-army', { at: speech.name(at) }),
      sub: t('urr/troops', { n: troopsAt(view, prompt.args.power, at) }),
    };
  },
  'leader-side': (view, _speech, { prompt }, option) => {
    if (option === 'ordinary') return { sub: t('urr/ordinary-means') };
    const realm = view.realms.find(({ power }) => power === prompt.args.power);
    const ability = ABILITIES.find((each) => each === prompt.args.ability);
    if (!realm || !ability) return undefined;
    const to = realm.unrest + Number(prompt.args.unrest);
    return { sub: t('urr/extraordinary-means', { what: t(`urr/ability/${ability}`), from: realm.unrest, to }) };
  },
  agitation: (view, _speech, _decision, option) => {
    const unit = view.units.find(({ id }) => id === lastOf(option));
    return unit && { sub: t('urr/stops', { n: qualityOf(unit) }) };
  },
  dynasty: (view, _speech, _decision, option) => {
    const realm = view.realms.find(({ power }) => power === lastOf(option));
    const vitality = realm && view.strength[realm.power]?.vitality;
    return vitality === undefined ? undefined : { sub: t('urr/delta/vp', { by: `−${vitality}` }) };
  },
  'forced-peace': (view, speech, { prompt }, option) => {
    const sub = warAgainst(view, String(prompt.args.power), lastOf(option), speech.name);
    return { power: lastOf(option), ...(sub !== undefined && { sub }) };
  },
};

export const askedFace: Faces = (view, speech, decision, option) =>
  BY_QUESTION[decision.prompt.id]?.(view, speech, decision, option);

/** How many a side has that could fight. */
function present(view: View, power: unknown): number {
  const fight = fightOf(view);
  const side = fight && [fight.attack, fight.defence].find((each) => each.power === power);
  return side ? side.present.length + Number(side.fortress) : 0;
}
