import { Figure } from '../../../ui/Icon.tsx';
import { Odds } from '../../../ui/Odds.tsx';
import { t } from '../words.ts';
import type { PlanProps } from './PlanBody.tsx';

const TONES = { win: { tone: 'good' }, draw: {}, lose: { tone: 'bad' } } as const;
const ODDS = ['win', 'draw', 'lose'] as const;

/** What would come of the selected option: odds and modifiers with their sections, and whether it can be taken back. */
export function Prospect({ preview, cite, foreseen }: PlanProps) {
  if (!preview) return null;
  const odds = ODDS.flatMap((id) => preview.forecast.filter((line) => line.id === id).map((line) => ({ id, line })));
  return (
    <p class="consequences-line prospect">
      {odds.map(({ id, line }) => (
        <button key={id} type="button" class="chance" onClick={() => cite(line.cite)}>
          {t(`urr/odds/${id}`)}
          <Odds chance={Math.round(Number.parseFloat(String(line.value)))} bar {...TONES[id]} />
        </button>
      ))}
      {preview.forecast
        .filter((line) => !odds.some((each) => each.line === line))
        .map((line, place) => (
          <button key={place} type="button" class="forecast" onClick={() => cite(line.cite)}>
            {foreseen(line)} <b>{line.value}</b>
          </button>
        ))}
      {preview.stopped === 'veil' && (
        <span class="meta">
          <Figure name="die" size={14} /> {t('urr/no-way-back')}
        </span>
      )}
    </p>
  );
}
