import { useEffect } from 'preact/hooks';
import type { IconName } from '../sprite/icons.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { Chronicle } from './Chronicle.tsx';
import { Notes } from './Notes.tsx';
import { Orders } from './Orders.tsx';
import { Places } from './Places.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { Standings } from './Standings.tsx';
import { folded, openRules, type Tab, tabsOf, useSeen } from './seen.ts';
import { Talk } from './Talk.tsx';

type OwnId = Extract<Tab, `own/${string}`>;
const isOwn = (tab: Tab): tab is OwnId => tab.startsWith('own/');

/** A panel that the game brings. */
function OwnPanel({ tab }: { readonly tab: OwnId }) {
  const seen = useSeen();
  const { presenter, match, deciding, shown } = seen;
  const table = match.table.value;
  const view = shown.value?.view;
  const own = presenter.tabs?.find(({ id }) => tab === `own/${id}`);
  if (!own || !table || view === undefined) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="scroll" tabIndex={0} aria-label={own.title}>
      <own.Panel
        view={view}
        table={table}
        seat={match.seat.value}
        decision={deciding.decision.value}
        ready={deciding.ready.value}
        preview={deciding.preview.value}
        cite={(section) => openRules(seen, section)}
      />
    </section>
  );
}

const ICONS: Readonly<Record<Exclude<Tab, OwnId>, IconName>> = {
  chronicle: 'scroll',
  talk: 'letter',
  rules: 'book',
  standings: 'chart',
  orders: 'drum',
  notes: 'flag',
  places: 'map',
};

export const Panel = ({ tab }: { readonly tab: Tab }) => {
  if (isOwn(tab)) return <OwnPanel tab={tab} />;
  switch (tab) {
    case 'chronicle':
      return <Chronicle />;
    case 'talk':
      return <Talk />;
    case 'rules':
      return <RulesPanel />;
    case 'standings':
      return <Standings />;
    case 'orders':
      return <Orders />;
    case 'notes':
      return <Notes />;
    case 'places':
      return <Places />;
  }
};

/** How many messages have not been read. */
export function unreadOf(
  unread: { readonly talk: number; readonly letters: Readonly<Record<string, number>> } | undefined,
): number {
  return unread ? unread.talk + Object.values(unread.letters).reduce((sum, n) => sum + n, 0) : 0;
}

/** Chronicle, talk, rules, standings, orders, notebook, places: beside the map, or folded to icons. */
export function Rail() {
  const seen = useSeen();
  const { tab, match, presenter } = seen;
  const open = tab.value;
  const unread = unreadOf(match.unread.value);
  const tabs: readonly { readonly tab: Tab; readonly title: string; readonly icon: IconName }[] = [
    ...(presenter.tabs ?? []).map(({ id, title, icon }) => ({ tab: `own/${id}` as const, title, icon })),
    ...tabsOf(seen).map((each) => ({ tab: each, title: t(`tab/${each}`), icon: ICONS[each] })),
  ];
  const title = tabs.find((each) => each.tab === open)?.title ?? '';
  // Folded, a panel lies over the map: it opens when it is wanted.
  useEffect(() => {
    tab.value = folded.value ? undefined : (tab.value ?? tabs[0]?.tab);
  }, [folded.value]);
  return (
    <aside class={folded.value ? 'rail folded' : 'rail'} aria-label={t('rail/title')}>
      <div class="tabs" role="tablist" aria-orientation={folded.value ? 'vertical' : 'horizontal'}>
        {tabs.map(({ tab: each, title, icon }) => (
          <button
            key={each}
            type="button"
            role="tab"
            class="tab"
            aria-selected={open === each}
            aria-label={title}
            title={title}
            onClick={() => {
              tab.value = folded.value && open === each ? undefined : each;
            }}
          >
            <Icon name={icon} size={18} />
            {!folded.value && open === each && title}
            {each === 'talk' && unread > 0 && <span class="count">{unread}</span>}
          </button>
        ))}
      </div>
      {open && (
        <div class="rail-panel" role="tabpanel" aria-label={title}>
          {folded.value && (
            <header class="panel-head">
              <h2>{title}</h2>
              <button
                type="button"
                class="btn btn-quiet btn-icon btn-sm push"
                aria-label={t('close')}
                onClick={() => {
                  tab.value = undefined;
                }}
              >
                <Icon name="x" size={18} />
              </button>
            </header>
          )}
          <Panel tab={open} />
        </div>
      )}
    </aside>
  );
}
