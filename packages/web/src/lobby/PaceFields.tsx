import type { Pace } from '@quadrille/protocol';
import { t, type WordId } from '../words/words.ts';
import { PRESET_NAMES, PRESETS, type Preset, presetOf } from './pace.ts';

interface PaceFieldsProps {
  readonly pace: Pace;
  readonly choose: (pace: Pace) => void;
}

/** How much time there is: a pace that goes well, or values of one's own. */
export function PaceFields({ pace, choose }: PaceFieldsProps) {
  const preset = presetOf(pace);
  return (
    <>
      <label class="field">
        <span>{t('new/pace')}</span>
        <select
          class="input"
          value={preset ?? 'own'}
          onChange={({ currentTarget }) => choose(PRESETS[currentTarget.value as Preset] ?? pace)}
        >
          {PRESET_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`preset/${name}`)}
            </option>
          ))}
          {preset === undefined && <option value="own">{t('preset/own')}</option>}
        </select>
      </label>
      {pace.kind === 'live' && (
        <div class="row wrap">
          <Amount
            word="pace/minutes"
            unit={60}
            least={1}
            value={pace.seconds}
            set={(seconds) => choose({ ...pace, seconds })}
          />
          <Amount
            word="pace/increment"
            unit={1}
            least={0}
            value={pace.increment}
            set={(increment) => choose({ ...pace, increment })}
          />
        </div>
      )}
      {pace.kind === 'correspondence' && (
        <>
          <div class="row wrap">
            <Amount
              word="pace/hours"
              unit={3600}
              least={1}
              value={pace.seconds}
              set={(seconds) => choose({ ...pace, seconds })}
            />
            <Amount
              word="pace/grace"
              unit={3600}
              least={0}
              value={pace.grace}
              set={(grace) => choose({ ...pace, grace })}
            />
          </div>
          <label class="check">
            <input
              type="checkbox"
              checked={pace.weekends === 'off'}
              onChange={({ currentTarget }) => choose({ ...pace, weekends: currentTarget.checked ? 'off' : 'on' })}
            />
            <span>{t('pace/weekends')}</span>
          </label>
        </>
      )}
    </>
  );
}

interface AmountProps {
  readonly word: WordId;
  /** How many seconds one of it is. */
  readonly unit: number;
  readonly least: number;
  readonly value: number;
  readonly set: (seconds: number) => void;
}

const Amount = ({ word, unit, least, value, set }: AmountProps) => (
  <label class="field amount">
    <span>{t(word)}</span>
    <input
      class="input"
      type="number"
      min={least}
      max={1440}
      required
      value={Math.round(value / unit)}
      onInput={({ currentTarget }) => {
        const count = currentTarget.valueAsNumber;
        if (Number.isInteger(count) && count >= least) set(count * unit);
      }}
    />
  </label>
);
