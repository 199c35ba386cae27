import { Dot, Shield } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { toldTo } from '../../../words/toldTo.ts';
import type { TrayProps } from '../../presenter.ts';
import type { Power, View } from '../model.ts';
import type { Title } from '../title.ts';
import { Asked, Go } from '../trays/frame.tsx';
import { Seals } from '../trays/Seals.tsx';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { Entreated } from './Entreated.tsx';
import { lastEntreaties } from './entreaties.ts';
import { partnerOf } from './model.ts';

/** Who gets the Alliance marker; everybody else is handed a War marker (RP §7). */
export function EntreatyTray({ view, table, decision, selected, choose, take, waiting, cite }: TrayProps<View>) {
  const title = useTitle();
  const { nameOf } = title;
  if (!decision) return null;
  const power = String(decision.prompt.args.power ?? decision.seat) as Power;
  const chosen = selected ?? decision.chosen;
  const others = decision.options.map((option) => option.split('/')[1] as Power);
  return (
    <section
      class="tray entreaty"
      aria-label={decision.prompt.text}
      data-decision={decision.chosen === undefined ? decision.prompt.id : undefined}
    >
      <Asked
        decision={decision}
        cite={cite}
        power={power}
        question={toldTo(nameOf(power), decision.prompt.text)}
        sealed={t('sealed/together')}
      />
      <div class="tiles entreaty-tiles" role="radiogroup" aria-label={decision.prompt.text}>
        {others.map((other, place) => {
          const option = `alliance/${other}`;
          const ally = chosen === option;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a tile is more than a radio button can hold
            <button
              key={other}
              type="button"
              role="radio"
              class="tile"
              data-option={option}
              aria-checked={ally}
              onClick={() => choose(option)}
            >
              <span class="tile-head">
                <Shield power={other} width={44} />
                <Marker kind={chosen === undefined ? undefined : ally ? 'alliance' : 'war'} />
                <span class="key">{place + 1}</span>
              </span>
              <span class="display tile-name">{nameOf(other)}</span>
              <span class="tile-notes">{relation(title, view, power, other)}</span>
            </button>
          );
        })}
      </div>
      <Seals
        view={view}
        table={table}
        powers={view.order.filter((each) => view.master[each] === each)}
        waiting={waiting}
        own={decision.seat}
        sealed={decision.chosen !== undefined}
      />
      <Go
        question={
          decision.chosen !== undefined && decision.chosen === chosen ? t('sealed/done') : t('entreaty/markers')
        }
        note={[t('entreaty/if'), view.minors.length > 0 && t('entreaty/if-italy')].filter(Boolean).join(' ')}
        disabled={!selected || selected === decision.chosen}
        take={() => take()}
      >
        {t('sealed/seal')}
      </Go>
    </section>
  );
}

/** A marker as it is handed over. */
export const Marker = ({ kind }: { readonly kind: 'alliance' | 'war' | undefined }) =>
  kind ? (
    <span class={`status-marker ${kind}`}>
      <Icon name={kind === 'alliance' ? 'link' : 'swords'} size={15} />
      {t(`entreaty/${kind}`)}
    </span>
  ) : (
    <span class="status-marker none" aria-hidden="true" />
  );

function relation({ nameOf }: Title, view: View, power: Power, other: Power): string {
  if (view.minors.includes(other)) {
    const master = view.master[other];
    return master ? t('entreaty/minor-now', { name: nameOf(master) }) : t('entreaty/minor-free');
  }
  return t(partnerOf(view, power) === other ? 'entreaty/ally-now' : 'entreaty/at-war-now');
}

/** The markers lie open: who gave what to whom, and what came of it; below it whatever is asked next. */
export function EntreatiesTold({ view, log, waiting, children }: TrayProps<View>) {
  const { nameOf } = useTitle();
  const entreaties = lastEntreaties(log);
  if (!entreaties) return null;
  return (
    <section class="tray entreaty told" aria-label={t('entreaty/result')}>
      <header>
        <Icon name="letter" size={26} />
        <h2 class="display">{t('entreaty/result')}</h2>
      </header>
      <Entreated view={view} entreaties={entreaties} />
      {children ?? (
        <p class="tray-wait">
          <Icon name="hourglass" size={16} />
          {t('dock/waiting-for', { names: waiting.map(nameOf).join(', ') })}
          <span class="push row">
            {waiting.map((power) => (
              <Dot key={power} power={power} small />
            ))}
          </span>
        </p>
      )}
    </section>
  );
}
