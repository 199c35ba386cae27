import type { PressMode, TableSettings, Thinking } from '@quadrille/protocol';
import { LIMITS, PRESS_MODES, THINKING } from '@quadrille/protocol';
import { Check } from '../ui/Check.tsx';
import { t } from '../words/words.ts';
import { PaceFields } from './PaceFields.tsx';

/** What the people at a table agree on, as the form has it. */
export type Agreed = Pick<
  TableSettings,
  'name' | 'pace' | 'press' | 'admission' | 'seating' | 'spectators' | 'hints' | 'thinking'
>;

interface TableFieldsProps {
  readonly agreed: Agreed;
  readonly change: (some: Partial<Agreed>) => void;
  /** Somebody else may sit down. */
  readonly shared: boolean;
}

/** How many answers spectators are behind. */
const DELAYS = [0, 20, 100] as const;

/** Name, pace, talk, who may look on. */
export function TableFields({ agreed, change, shared }: TableFieldsProps) {
  return (
    <>
      <label class="field">
        <span>{t('new/name')}</span>
        <input
          class="input"
          maxLength={LIMITS.tableName}
          value={agreed.name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <PaceFields pace={agreed.pace} choose={(pace) => change({ pace })} />
      <label class="field">
        <span>{t('new/press')}</span>
        <select
          class="input"
          value={agreed.press}
          onChange={({ currentTarget }) => change({ press: currentTarget.value as PressMode })}
        >
          {PRESS_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t(`press/${mode}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('new/thinking')}</span>
        <select
          class="input"
          value={agreed.thinking}
          onChange={({ currentTarget }) => change({ thinking: currentTarget.value as Thinking })}
        >
          {THINKING.map((each) => (
            <option key={each} value={each}>
              {t(`thinking/${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('new/spectators')}</span>
        <select
          class="input"
          value={agreed.spectators ?? 'none'}
          onChange={({ currentTarget: { value } }) => change({ spectators: value === 'none' ? null : Number(value) })}
        >
          {DELAYS.map((delay) => (
            <option key={delay} value={delay}>
              {t(delay === 0 ? 'spectators/live' : 'spectators/behind', { n: delay })}
            </option>
          ))}
          <option value="none">{t('spectators/none')}</option>
        </select>
      </label>
      {shared && (
        <Check
          text={t('new/draw')}
          on={agreed.seating === 'draw'}
          set={(on) => change({ seating: on ? 'draw' : 'choose' })}
        />
      )}
      <Check text={t('new/hints')} on={agreed.hints} set={(hints) => change({ hints })} />
      <Check
        text={t('new/listed')}
        on={agreed.admission === 'open'}
        set={(on) => change({ admission: on ? 'open' : 'private' })}
      />
    </>
  );
}
