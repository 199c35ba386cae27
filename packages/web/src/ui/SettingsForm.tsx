import { RECAPS, type Settings, set, settings, THEMES } from '../store/settings.ts';
import { t } from '../words/words.ts';

/** The switches, by what they are about. */
const GROUPS = {
  deciding: ['preview', 'oneClick', 'autoPass'],
  looks: ['plainMap', 'still'],
} as const;

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
    <fieldset class="segmented" aria-label={t('settings/recap')}>
      <legend>{t('settings/recap')}</legend>
      {RECAPS.map((recap) => (
        <button key={recap} type="button" aria-pressed={settings.value.recap === recap} onClick={() => set({ recap })}>
          {t(`recap/${recap}`)}
        </button>
      ))}
    </fieldset>
    {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
      <fieldset key={group} class="switches">
        <legend>{t(`settings/group/${group}`)}</legend>
        {GROUPS[group].map((each) => (
          <label key={each} class="check">
            <input
              type="checkbox"
              name={each}
              checked={settings.value[each]}
              onChange={({ currentTarget }) => set({ [each]: currentTarget.checked } as Partial<Settings>)}
            />
            <span>{t(`settings/${each}`)}</span>
          </label>
        ))}
      </fieldset>
    ))}
  </div>
);
