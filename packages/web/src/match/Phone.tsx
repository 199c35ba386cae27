import type { TableInfo } from '@quadrille/protocol';
import type { IconName } from '../sprite/icons.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { Chronicle } from './Chronicle.tsx';
import { Clocks } from './Clocks.tsx';
import { Panel, unreadOf } from './Rail.tsx';
import { Scrubber } from './Scrubber.tsx';
import { PAGES, type Page, useSeen } from './seen.ts';
import { Talk } from './Talk.tsx';

interface PhoneProps {
  readonly view: unknown;
  readonly table: TableInfo;
}

/** The Powers in a row. */
export const PhoneBar = ({ view, table }: PhoneProps) => {
  const { presenter, match, page } = useSeen();
  return (
    <button
      type="button"
      class="phone-powers"
      onClick={() => {
        page.value = 'powers';
      }}
    >
      <span class="vh">{t('page/powers')}</span>
      <presenter.Chips view={view} table={table} seat={match.seat.value} />
    </button>
  );
};

const ICONS: Readonly<Record<Page, IconName>> = {
  map: 'map',
  hand: 'card',
  powers: 'shield',
  chronicle: 'scroll',
  talk: 'letter',
};

/** What lies over the pages of the phone while it is open. */
const DRAWERS = ['rules', 'standings', 'orders', 'notes', 'places'] as const;

/** The pages of the phone, and the bar that turns to them. */
export function PhonePages({ view, table }: PhoneProps) {
  const { page, presenter, match, tab, annals } = useSeen();
  const seat = match.seat.value;
  const open = page.value;
  const cards = presenter.handSize(view, seat);
  const unread = unreadOf(match.unread.value);
  const drawer = DRAWERS.find((each) => each === tab.value);
  return (
    <>
      {open !== 'map' && (
        <div class="phone-page" role="tabpanel" aria-label={t(`page/${open}`)}>
          {open === 'hand' && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <section class="scroll" tabIndex={0} aria-label={t('page/hand')}>
              <h2 class="display page-title">{t('page/hand')}</h2>
              <presenter.Hand view={view} table={table} seat={seat} large />
            </section>
          )}
          {open === 'powers' && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <section class="scroll" tabIndex={0} aria-label={t('page/powers')}>
              <div class="page-wheel">
                <presenter.Instrument view={view} table={table} seat={seat} log={annals.log.value} />
              </div>
              <Clocks table={table} />
              <presenter.Powers view={view} table={table} seat={seat} />
            </section>
          )}
          {open === 'chronicle' && (
            <>
              <Chronicle />
              <Scrubber />
            </>
          )}
          {open === 'talk' && <Talk />}
        </div>
      )}
      {drawer && (
        <div class="phone-page drawer">
          <header class="panel-head">
            <h2>{t(`tab/${drawer}`)}</h2>
            <button
              type="button"
              class="btn btn-quiet btn-icon push"
              aria-label={t('close')}
              onClick={() => {
                tab.value = undefined;
              }}
            >
              <Icon name="x" size={20} />
            </button>
          </header>
          <Panel tab={drawer} />
        </div>
      )}
      <nav class="phone-tabs" aria-label={t('page/title')}>
        {PAGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={open === each ? 'page' : undefined}
            onClick={() => {
              page.value = each;
              tab.value = undefined;
            }}
          >
            <span class="tab-icon">
              <Icon name={ICONS[each]} size={21} />
              {each === 'hand' && cards !== undefined && <span class="badge quiet">{cards}</span>}
              {each === 'talk' && unread > 0 && <span class="badge">{unread}</span>}
            </span>
            {t(`page/${each}`)}
          </button>
        ))}
      </nav>
    </>
  );
}
