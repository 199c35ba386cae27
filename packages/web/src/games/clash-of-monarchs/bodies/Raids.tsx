import type { AreaId, Theater } from '@quadrille/clash-of-monarchs/vocabulary.ts';
import { Figure } from '../../../ui/Icon.tsx';
import type { Choice } from '../../choices.ts';
import { ALLIANCES, lightIn, spaceName } from '../model.ts';
import { areas, devastation, rewarded, spaces } from '../printed.build.ts';
import { t } from '../words.ts';
import { type Body, Chip, headOf, type Name, troopsName } from './parts.tsx';

/** `all/forage/silesia`, `one/BR-lt_inf/depot/FR-wesel`: who, what kind of raid, and against what. */
interface Order {
  readonly choice: Choice;
  readonly who: string;
  readonly goal: string;
}

const orderOf = (choice: Choice): Order | undefined => {
  const [head, ...rest] = choice.option.split('/');
  if (head === 'all') return { choice, who: '', goal: rest.join('/') };
  if (head === 'one') return { choice, who: rest[0] ?? '', goal: rest.slice(1).join('/') };
  return undefined;
};

/** The little war: one row for each thing that can be raided, with who may be sent there. */
export const raidsBody =
  (name: Name) =>
  ({ view, decision, choices, ready, choose, point, cite }: Body) => {
    const orders = choices.listed.flatMap((choice) => orderOf(choice) ?? []);
    const goals = [...new Set(orders.map(({ goal }) => goal))];
    const rest = choices.listed.filter(({ option }) => headOf(option) !== 'all' && headOf(option) !== 'one');
    const theater = String(decision.prompt.args.theater ?? '') as Theater;
    const holder = view.advantage[theater];
    const unitName = (who: string): string => {
      const [nation = '', unit = ''] = who.split('-');
      return troopsName(unit, nation, String(decision.prompt.args.power ?? ''), name);
    };
    return (
      <div class="com-body">
        <p class="march-head">
          {ALLIANCES.map((side) => (
            <span key={side}>
              {t(`com/${side}`)} <b>{t('com/sps', { n: lightIn(view, theater, side) })}</b>
            </span>
          ))}
          <span class="meta">{t('com/forage-each')}</span>
          {holder && <span class="pill">{t('com/advantage', { side: t(`com/${holder}`) })}</span>}
          <button type="button" class="cite" onClick={() => cite('CM §18.5')}>
            CM §18.5
          </button>
        </p>
        <div class="raid-rows">
          {goals.map((goal) => (
            <div key={goal} class="raid-row">
              <Goal goal={goal} view={view} name={name} />
              <div class="opts" role="radiogroup" aria-label={goalName(goal, name)}>
                {orders
                  .filter((order) => order.goal === goal)
                  .map(({ choice, who }) => (
                    <Chip
                      key={choice.option}
                      choice={{
                        ...choice,
                        label: who === '' ? t('com/raid-all') : t('com/raid-one', { unit: unitName(who) }),
                      }}
                      ready={ready}
                      choose={choose}
                      point={point}
                    />
                  ))}
              </div>
            </div>
          ))}
        </div>
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {rest.map((choice) => (
            <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
          ))}
        </div>
      </div>
    );
  };

function goalName(goal: string, name: Name): string {
  const [kind = '', what = ''] = goal.split('/');
  if (kind === 'forage') return t('com/raid-forage', { area: areas[what] ?? what });
  if (kind === 'depot') return t('com/raid-depot', { at: name(what) });
  return t('com/raid-supply', { force: what in spaces ? spaceName(what) : name(what) });
}

/** What is raided, and what it is worth: an area fills up with Forage Points until it is Devastated. */
const Goal = ({ goal, view, name }: { readonly goal: string; readonly view: Body['view']; readonly name: Name }) => {
  const [kind, what = ''] = goal.split('/');
  const most = devastation[what];
  const points = view.forage[what as AreaId] ?? 0;
  const wasted = view.devastated.includes(what as AreaId);
  const next = rewarded.find((at) => at > points && at <= (most ?? 0));
  return (
    <span class="raid-goal">
      <Figure name={kind === 'forage' ? 'torch' : kind === 'depot' ? 'depot' : 'bolt'} size={17} />
      <b>{goalName(goal, name)}</b>
      {kind === 'forage' && most !== undefined && (
        <span class="meta">
          {wasted ? t('com/is-devastated') : t('com/forage-of', { n: points, most })}
          {!wasted && next !== undefined && `, ${t('com/forage-next', { n: next })}`}
        </span>
      )}
      {kind === 'depot' && <span class="meta">{t('com/raid-disrupts')}</span>}
      {kind === 'supply' && <span class="meta">{t('com/raid-starves')}</span>}
    </span>
  );
};
