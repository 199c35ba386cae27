import type { Speech } from '../../../plain/speech.ts';
import { POWERS, type View } from '../model.ts';
import { type PrintedTactic, tactics } from '../printed.build.ts';
import { t, tell } from '../words.ts';
import { type Body, Chip } from './parts.tsx';
import { BattleScales } from './Weigh.tsx';

/** What a Tactic gives, what it needs, and the roll it takes. */
export function tacticSays(tactic: PrintedTactic): string {
  const { own, most, enemy, endurance, needs, roll } = tactic;
  const said = [
    own === 'subordinate' &&
      (most === null ? t('com/tactic-subordinate') : t('com/tactic-subordinate-most', { n: `+${most}` })),
    typeof own === 'number' && own !== 0 && t('com/tactic-own', { n: own > 0 ? `+${own}` : `−${-own}` }),
    enemy !== 0 && t('com/tactic-enemy', { n: enemy > 0 ? `+${enemy}` : `−${-enemy}` }),
    endurance !== 0 && t('com/tactic-endurance', { n: endurance }),
    needs !== null && t('com/tactic-needs', { what: tell(`need-${needs}`) }),
    roll !== null && t('com/tactic-roll-of', { n: roll }),
  ].filter((part): part is string => typeof part === 'string');
  return said.length > 0 ? said.join(', ') : t('com/tactic-nothing');
}

/** Whose chit it is: chits of one name may differ from Power to Power. */
const holderOf = (view: View, id: string) =>
  POWERS.find((power) => {
    const { held } = view.powers[power].tactics;
    return typeof held !== 'number' && held.includes(id);
  });

/** Tactics in hand, each with what it does. */
export const tacticsBody =
  (speech: Speech) =>
  ({ decision, choices, ready, preview, choose, point, view, cite }: Body) => (
    <div class="com-body weigh">
      <BattleScales speech={speech} preview={preview} cite={cite} />
      <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
        {choices.listed.map((choice) => {
          const id = choice.option.replace(/^keep\//, '');
          const tactic = tactics[`${holderOf(view, id)}/${id}`];
          return (
            <Chip
              key={choice.option}
              choice={choice}
              ready={ready}
              choose={choose}
              point={point}
              {...(tactic && { says: tacticSays(tactic) })}
            />
          );
        })}
      </div>
    </div>
  );
