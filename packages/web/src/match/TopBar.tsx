import type { TableInfo } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { dark, set, settings } from '../store/settings.ts';
import { Figure, Icon } from '../ui/Icon.tsx';
import { span } from '../ui/time.ts';
import { t } from '../words/words.ts';
import { narrow, useSeen } from './seen.ts';
import { TableMenu } from './TableMenu.tsx';

interface TopBarProps {
  readonly view: unknown;
  readonly table: TableInfo;
}

/** Where we are: the game, the round, whose turn, the time. */
export function TopBar({ view, table }: TopBarProps) {
  const { presenter, match, tab, section } = useSeen();
  const { title, detail, brief } = presenter.standing(view);
  // On a phone the pill says that it is my move; else there is room to say whose it is.
  const short = match.asked.value.length > 0 ? brief : `${title} · ${detail}`;
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={t('nav/lobby')}>
        {narrow.value ? <Icon name="prev" size={22} /> : <Figure name="logo" size={34} />}
        {!narrow.value && <span class="display">Quadrille</span>}
      </a>
      {!narrow.value && <span class="divider" />}
      <div class="col titles">
        <span class="display">{presenter.title}</span>
        <span class="meta clip">{narrow.value ? short : presenter.scenario(table)}</span>
      </div>
      {!narrow.value && (
        <>
          <span class="divider" />
          <div class="col titles">
            <span class="num">{title}</span>
            <span class="meta clip">{detail}</span>
          </div>
          <presenter.Turns view={view} table={table} seat={match.seat.value} />
        </>
      )}
      <div class="row push tools">
        <Clock />
        {!narrow.value && (
          <>
            <button
              type="button"
              class="btn btn-quiet btn-icon"
              aria-label={dark() ? t('theme/parchment') : t('theme/candlelight')}
              onClick={() => set({ theme: dark() ? 'parchment' : 'candlelight' })}
            >
              <Icon name={dark() ? 'sun' : 'candle'} />
            </button>
            <button
              type="button"
              class="btn btn-quiet btn-icon"
              aria-label={t('nav/rules-and-keys')}
              onClick={() => {
                section.value = match.decision.value?.cite;
                tab.value = 'rules';
              }}
            >
              <Icon name="help" />
            </button>
          </>
        )}
        <TableMenu table={table} />
      </div>
    </header>
  );
}

/** My deadline, or whose turn it is. It ticks silently. */
function Clock() {
  const { match } = useSeen();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  void settings.value;
  const { clocks, ahead, paused } = match.clocks.value;
  const mine = match.asked.value.length > 0;
  const own = clocks.find(({ seat }) => match.asked.value.includes(seat));
  if (paused) return <span class="pill">{t('clock/paused')}</span>;
  if (!mine) return null;
  const left = own && (own.deadline !== undefined ? own.deadline - (Date.now() + ahead) : own.left);
  return (
    <span class="pill gold" role="timer">
      <Icon name="hourglass" size={15} />
      {left === undefined ? t('clock/yours') : t('clock/left', { span: span(left) })}
    </span>
  );
}
