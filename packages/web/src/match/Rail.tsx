import type { IconName } from '../sprite/icons.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { Chronicle } from './Chronicle.tsx';
import { Notes } from './Notes.tsx';
import { Places } from './Places.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { Standings } from './Standings.tsx';
import { folded, type Tab, tabsOf, useSeen } from './seen.ts';
import { Talk } from './Talk.tsx';

const ICONS: Readonly<Record<Tab, IconName>> = {
  chronicle: 'scroll',
  talk: 'letter',
  rules: 'book',
  standings: 'chart',
  notes: 'flag',
  places: 'map',
};

export const Panel = ({ tab }: { readonly tab: Tab }) => {
  switch (tab) {
    case 'chronicle':
      return <Chronicle />;
    case 'talk':
      return <Talk />;
    case 'rules':
      return <RulesPanel />;
    case 'standings':
      return <Standings />;
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

/** Chronicle, talk, rules, standings, notebook, places: beside the map, or folded to icons. */
export function Rail() {
  const { tab, match, sheet } = useSeen();
  const open = tab.value;
  const unread = unreadOf(match.unread.value);
  return (
    <aside class={folded.value ? 'rail folded' : 'rail'} aria-label={t('rail/title')}>
      <div class="tabs" role="tablist" aria-orientation={folded.value ? 'vertical' : 'horizontal'}>
        {tabsOf(sheet).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            class="tab"
            aria-selected={open === each}
            aria-label={t(`tab/${each}`)}
            title={t(`tab/${each}`)}
            onClick={() => {
              tab.value = folded.value && open === each ? undefined : each;
            }}
          >
            <Icon name={ICONS[each]} size={18} />
            {!folded.value && open === each && t(`tab/${each}`)}
            {each === 'talk' && unread > 0 && <span class="count">{unread}</span>}
          </button>
        ))}
      </div>
      {open && (
        <div class="rail-panel" role="tabpanel" aria-label={t(`tab/${open}`)}>
          {folded.value && (
            <header class="panel-head">
              <h2>{t(`tab/${open}`)}</h2>
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
