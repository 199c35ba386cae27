import type { Speech } from '../../../plain/speech.ts';
import { SumTable } from '../../../ui/SumTable.tsx';
import { linesOf } from '../foresight.ts';
import { ALLIANCES, rangeOf, signed } from '../model.ts';
import { t } from '../words.ts';
import { Outcome } from './March.tsx';
import { type Body, Chip } from './parts.tsx';
import { causeOf, type Scales, SiegeRoll, Storm, siegeSays } from './Rolls.tsx';

/** A battle, a siege or a coup before it is dared: what adds and takes, and how it may end. */
export const weighBody =
  (speech: Speech) =>
  ({ decision, choices, ready, preview, choose, point, cite }: Body) => (
    <div class="com-body weigh">
      <BattleScales speech={speech} preview={preview} cite={cite} />
      <SiegeRoll speech={speech} preview={preview} cite={cite} />
      <Storm speech={speech} preview={preview} cite={cite} />
      <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
        {choices.listed.map((choice) => {
          const says = siegeSays(preview, choice.place);
          return (
            <Chip
              key={choice.option}
              choice={choice}
              ready={ready}
              choose={choose}
              point={point}
              {...(says !== undefined && { says })}
            />
          );
        })}
      </div>
    </div>
  );

/** Both sides of a battle that is not fought yet. */
export function BattleScales({ speech, preview, cite }: Scales) {
  const columns = linesOf(preview, 'column');
  const [unknown] = linesOf(preview, 'unknown');
  if (unknown) return <p class="verdict">{t(unknown.value === 'major' ? 'com/unknown-major' : 'com/unknown-minor')}</p>;
  if (columns.length === 0) return null;
  const [intensity] = linesOf(preview, 'intensity');
  return (
    <div class="scales">
      {ALLIANCES.map((side) => {
        const column = columns.find(({ args }) => args?.side === side);
        const of = (id: string) => linesOf(preview, id).filter(({ args }) => args?.side === side);
        const [net] = of('battle-net');
        const [losses] = of('battle-losses');
        if (!column) return null;
        return (
          <section key={side} data-p={side}>
            <h3>
              {t(`com/${side}`)}{' '}
              <small>
                {t('com/brings', { n: Number(column.args?.sp ?? 0), column: rangeOf(String(column.value)) })}
              </small>
            </h3>
            <SumTable
              open={cite}
              lines={of('battle-drm').map(({ args, value, cite: section }) => ({
                why: causeOf(speech, String(args?.why ?? '')),
                num: Number(value),
                cite: section,
              }))}
              {...(net && {
                sum: {
                  why: t('com/net', { most: Number(net.args?.most ?? 0) }),
                  num: signed(Number(net.value)),
                  cite: net.cite,
                },
              })}
            />
            {losses && (
              <p class="meta">
                {Number(losses.value) > 0 ? t('com/expects', { n: String(losses.value) }) : t('com/expects-none')}
              </p>
            )}
          </section>
        );
      })}
      <p class="verdict">
        {intensity && <span class="meta">{t(intensity.value === 'intense' ? 'com/intense' : 'com/measured')}</span>}
        <Outcome preview={preview} />
      </p>
    </div>
  );
}
