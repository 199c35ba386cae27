import { Figure, Icon } from '../../../ui/Icon.tsx';
import { actions, deedOf } from '../actions.ts';
import { actionId, CARDS, powerInHand } from '../choices.ts';
import { t } from '../words.ts';
import type { PlanProps } from './PlanBody.tsx';

/** What the Power in hand can do, each with its icon and in how many ways; one way is taken at a touch. */
export function ActionRow({ decision, choices, piece, hold, choose, explain, point }: PlanProps) {
  const power = powerInHand(decision.options, piece);
  const shown = actions
    .map((action) => ({
      ...action,
      group: choices.groups.find((each) => each.piece === actionId(power ?? '', action.id)),
    }))
    .filter(({ group, always }) => group || (always && power !== undefined && decision.prompt.id === 'act'));
  const cards = choices.groups.find((each) => each.piece === CARDS);
  let key = cards ? 1 : 0;
  return (
    <div class="acts" role="toolbar" aria-label={t('urr/actions')}>
      {cards && (
        <button
          type="button"
          class="opt act"
          data-piece={CARDS}
          aria-pressed={choices.piece === CARDS}
          onClick={() => hold(CARDS)}
        >
          <span class="key">1</span>
          <Icon name="card" size={18} />
          <span>{t('urr/action/card')}</span>
          <b>{new Set(cards.choices.map(({ option }) => option.split('/')[1])).size}</b>
        </button>
      )}
      {shown.map(({ id, icon, figure, group, heads }) => {
        const why = decision.refused.find(
          (refused) =>
            refused.id.startsWith(`act/${power}`) &&
            (deedOf(refused.id)?.action === id || refused.id === `act/${power}` || heads.includes(refused.id)),
        );
        if (!group)
          return (
            <button
              key={id}
              type="button"
              class="act none"
              aria-disabled="true"
              title={why?.sentence ?? t('urr/not-now')}
              onMouseEnter={() => explain()}
              onFocus={() => explain()}
            >
              {figure ? <Figure name={figure} size={18} /> : <Icon name={icon} size={18} />}
              <span>{t(`urr/action/${id}`)}</span>
            </button>
          );
        key++;
        const [only, ...more] = group.choices;
        return (
          <button
            key={id}
            type="button"
            class="opt act"
            data-piece={group.piece}
            aria-pressed={choices.piece === group.piece}
            onMouseEnter={() => point(group.choices.flatMap(({ place }) => place ?? []))}
            onMouseLeave={() => point([])}
            onClick={() => {
              point([]);
              hold(group.piece);
              if (only && more.length === 0) choose(only.option);
            }}
          >
            {key < 10 && <span class="key">{key}</span>}
            {figure ? <Figure name={figure} size={18} /> : <Icon name={icon} size={18} />}
            <span>{t(`urr/action/${id}`)}</span>
            <b>{group.choices.length}</b>
          </button>
        );
      })}
    </div>
  );
}
