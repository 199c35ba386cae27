import type { Speech } from '../../../plain/speech.ts';
import { Pips } from '../../../ui/Pips.tsx';
import type { Choice } from '../../choices.ts';
import { spaceName } from '../model.ts';
import { t } from '../words.ts';
import { type Body, Chip, troopsName } from './parts.tsx';
import { Toll } from './Toll.tsx';

/** Leaders, depots and troops by the force they stand with; how many troops may still go. */
export const Redeploy = (props: Body & { readonly speech: Speech }) => {
  const { decision, choices, ready, choose, point, speech } = props;
  const { inf = 0, heavy = 0, power = '' } = decision.prompt.args;
  const forces = new Map<string, Choice[]>();
  for (const choice of choices.listed) {
    if (choice.closing) continue;
    const row = rowOf(choice, choices.listed);
    forces.set(row, [...(forces.get(row) ?? []), choice]);
  }
  return (
    <>
      <Toll {...props} />
      <p class="march-head">
        <span>
          {t('com/redeploy-inf')} <Pips spent={3 - Number(inf)} of={3} />
        </span>
        <span>
          {t('com/redeploy-heavy')} <Pips spent={3 - Number(heavy)} of={3} />
        </span>
      </p>
      <div class="raid-rows">
        {[...forces].map(([at, here]) => (
          <div key={at} class="raid-row">
            <b class="raid-goal">{at === '' ? t('com/boxes') : at}</b>
            <div class="opts" role="radiogroup" aria-label={at === '' ? t('com/boxes') : at}>
              {here.map((choice) => (
                <Chip
                  key={choice.option}
                  choice={loadOf(choice, String(power), speech)}
                  ready={ready}
                  choose={choose}
                  point={point}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
        {choices.listed
          .filter(({ closing }) => closing)
          .map((choice) => (
            <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
          ))}
      </div>
    </>
  );
};

/** Which force it leaves, where several stand in one space. */
function rowOf({ option, place }: Choice, all: readonly Choice[]): string {
  if (place === undefined) return '';
  const at = spaceName(place);
  if (option.endsWith('-garrison')) return t('com/within', { at });
  const led = all.some((other) => other.place === place && other.option.startsWith('leader/'));
  return led && option.endsWith(`/${place}`) && !option.startsWith('depot/') ? t('com/unled', { at }) : at;
}

/** `inf/RU/apraxin`: what goes; who it leaves stands before the row. */
const loadOf = ({ sub: _, ...choice }: Choice, power: string, { name }: Speech): Choice => {
  const [head = '', second = '', third = '', fourth = ''] = choice.option.split('/');
  if (head === 'leader') return { ...choice, label: name(second) };
  if (head === 'depot') return { ...choice, label: t('com/a-depot') };
  const [what, nation] = head === 'box' ? [fourth, third] : [head, second];
  return { ...choice, label: troopsName(what, nation, power, name) };
};
