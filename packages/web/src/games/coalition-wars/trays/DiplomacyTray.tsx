import { Dot } from '../../../ui/Emblem.tsx';
import { Figure, Icon } from '../../../ui/Icon.tsx';
import { toldTo } from '../../../words/toldTo.ts';
import type { TrayProps } from '../../presenter.ts';
import { type Power, STATUS_FIGURE, type Status, type View } from '../model.ts';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { Asked, Go } from './frame.tsx';
import { relations } from './relations.ts';
import { Seals } from './Seals.tsx';

const STATUSES: readonly Status[] = ['british', 'french', 'neutral', 'expansionist'];

/** What a Power will be: sealed, and revealed together. */
export function DiplomacyTray({ view, table, decision, selected, choose, take, waiting, cite }: TrayProps<View>) {
  const { nameOf, speak, statusNotes } = useTitle();
  if (!decision) return null;
  const power = String(decision.prompt.args.power ?? decision.seat) as Power;
  const sealed = decision.kind === 'sealed';
  const offered = STATUSES.filter((status) => decision.options.includes(`status/${status}`));
  const chosen = selected ?? decision.chosen;
  return (
    <section class="tray diplomacy" aria-label={decision.prompt.text}>
      <Asked
        decision={decision}
        cite={cite}
        power={power}
        question={toldTo(nameOf(power), decision.prompt.text)}
        sealed={sealed && t('sealed/together')}
      />
      <div class="tiles" role="radiogroup" aria-label={decision.prompt.text}>
        {offered.map((status, place) => {
          const { peace, war } = relations(view, power, status);
          const option = `status/${status}`;
          const on = chosen === option;
          const notes = statusNotes?.[status] ?? ([`status/${status}/1`, `status/${status}/2`] as const);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a tile is more than a radio button can hold
            <button
              key={status}
              type="button"
              role="radio"
              aria-checked={on}
              class="tile"
              data-status={status}
              onClick={() => choose(option)}
            >
              <span class="tile-head">
                <span class="medal">
                  <Figure name={STATUS_FIGURE[status]} size={34} />
                </span>
                <span class="display tile-name">{speak(`name/${status}`)}</span>
                <span class="key">{place + 1}</span>
              </span>
              <Relation label={t('status/peace')} powers={peace} />
              <Relation label={t('status/war')} powers={war} />
              <span class="tile-notes">
                {t(notes[0])}
                <br />
                {t(notes[1])}
              </span>
              {view.status[power] === status && (
                <span class="tile-now">
                  <Icon name="check" size={16} /> {t('status/present')}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {sealed && (
        <Seals
          view={view}
          table={table}
          powers={view.order.filter((each) => view.master[each] === each && each !== 'britain' && each !== 'france')}
          waiting={waiting}
          own={decision.seat}
          sealed={decision.chosen !== undefined}
        />
      )}
      <Go
        power={power}
        question={decision.chosen !== undefined && decision.chosen === chosen ? t('sealed/done') : t('sealed/ask')}
        note={sealed && t('sealed/may-change')}
        disabled={!selected || selected === decision.chosen}
        take={() => take()}
        sealed={sealed}
      >
        {sealed ? t('sealed/seal') : t('dock/confirm')}
      </Go>
    </section>
  );
}

const Relation = ({ label, powers }: { readonly label: string; readonly powers: readonly Power[] }) => {
  const { nameOf } = useTitle();
  return (
    <span class="relation">
      <span>{label}</span>
      {powers.length === 0 ? (
        <span class="meta">{t('status/nobody')}</span>
      ) : (
        powers.map((power) => <Dot key={power} power={power} name={nameOf(power)} small />)
      )}
    </span>
  );
};
