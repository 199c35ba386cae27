import { Figure } from '../../../ui/Icon.tsx';
import { Odds } from '../../../ui/Odds.tsx';
import type { Choice } from '../../choices.ts';
import { linesOf } from '../foresight.ts';
import { leaderName, spaceName } from '../model.ts';
import { t } from '../words.ts';
import { type Body, Chip, headOf } from './parts.tsx';

const ROWS = [
  { head: 'interrupt', figure: 'bolt', cite: 'CM §8.6.5' },
  { head: 'intercept', figure: 'horse', cite: 'CM §13.0' },
  { head: 'withdraw', figure: 'retreat', cite: 'CM §14.0' },
] as const;

/** An enemy marches: what may be done about it, one row for each way, with its chance. Letting it pass is one touch. */
export function ReactionBody({ decision, choices, ready, preview, choose, point, cite }: Body) {
  const rest = choices.listed.filter(({ option }) => !ROWS.some(({ head }) => head === headOf(option)));
  const odds = linesOf(preview, 'interception');
  const slip = linesOf(preview, 'withdrawal')[0];
  const chanceOf = ({ option }: Choice): number | undefined => {
    const [head, leader] = option.split('/');
    if (head === 'withdraw') return slip && Number(slip.value);
    const line = head === 'intercept' ? odds.find(({ args }) => args?.leader === leader) : undefined;
    return line && Number(line.value);
  };
  const says = ({ option }: Choice): string | undefined => {
    const [head, leader, part] = option.split('/');
    const line = head === 'intercept' ? odds.find(({ args }) => args?.leader === leader) : undefined;
    if (!line) return undefined;
    const from = { from: spaceName(String(line.args?.from ?? '')), n: Number(line.args?.sp ?? 0) };
    return part ? t('com/with-a-part', from) : t('com/with-all', from);
  };
  return (
    <div class="com-body reaction" role="radiogroup" aria-label={decision.prompt.text}>
      {ROWS.map(({ head, figure, cite: section }) => {
        const own = choices.listed.filter(({ option }) => headOf(option) === head);
        if (own.length === 0) return null;
        return (
          <div key={head} class="way">
            <button type="button" class="way-name" onClick={() => cite(section)}>
              <Figure name={figure} size={18} /> {t(`com/way-${head}`)}
            </button>
            <div class="opts">
              {own.map((choice) => {
                const chance = chanceOf(choice);
                const said = says(choice);
                return (
                  <Chip
                    key={choice.option}
                    choice={
                      head === 'intercept'
                        ? { ...choice, label: leaderName(choice.option.split('/')[1] ?? '') }
                        : choice
                    }
                    ready={ready}
                    choose={choose}
                    point={point}
                    {...(said !== undefined && { says: said })}
                  >
                    {chance !== undefined && <Odds chance={chance} />}
                  </Chip>
                );
              })}
            </div>
          </div>
        );
      })}
      <div class="way">
        <span class="way-name">{t('com/way-pass')}</span>
        <div class="opts">
          {rest.map((choice) => (
            <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
          ))}
        </div>
      </div>
    </div>
  );
}
