import { type Settings, set, settings, THEMES } from '../store/settings.ts';
import { t } from '../words/words.ts';

type Switch = 'plainMap' | 'still' | 'oneClick' | 'preview' | 'autoPass' | 'consent';
const SWITCHES: readonly Switch[] = ['preview', 'oneClick', 'consent', 'autoPass', 'plainMap', 'still'];

/** What a person may set on this device. */
export const SettingsForm = () => (
  <div class="settings">
    <fieldset class="segmented" aria-label={t('settings/theme')}>
      {THEMES.map((theme) => (
        <button key={theme} type="button" aria-pressed={settings.value.theme === theme} onClick={() => set({ theme })}>
          {t(`theme/${theme}`)}
        </button>
      ))}
    </fieldset>
    {SWITCHES.map((each) => (
      <label key={each} class="check">
        <input
          type="checkbox"
          checked={settings.value[each]}
          onChange={({ currentTarget }) => set({ [each]: currentTarget.checked } as Partial<Settings>)}
        />
        <span>{t(`settings/${each}`)}</span>
      </label>
    ))}
  </div>
);
