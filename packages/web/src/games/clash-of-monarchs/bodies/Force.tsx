import { useEffect, useState } from 'preact/hooks';
import { Figure } from '../../../ui/Icon.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { leaderName } from '../model.ts';
import { leaders } from '../printed.build.ts';
import { t } from '../words.ts';
import { type Body, Chip, type Name, troopsName } from './parts.tsx';

const FIGURES: Readonly<Record<string, string>> = {
  inf: 'foot',
  lt_inf: 'light',
  line_cav: 'horse',
  dual_cav: 'horse',
  hussar_dual: 'hussar',
  lt_cav: 'hussar',
  field_art: 'gun',
  siege_art: 'gun',
};

/** Numbers on offer for one kind of troops: the one that is missing is what goes along now. */
interface Arm {
  readonly subject: string;
  readonly now: number;
  readonly most: number;
}

function armsIn(options: readonly string[]): readonly Arm[] {
  const numbers = new Map<string, number[]>();
  for (const option of options) {
    const [nation = '', kind = '', num] = option.split('/');
    if (num === undefined || !/^[A-Z]{2}$/.test(nation)) continue;
    const subject = `${nation}/${kind}`;
    numbers.set(subject, [...(numbers.get(subject) ?? []), Number(num)]);
  }
  return [...numbers].map(([subject, offered]) => {
    const gap = offered.findIndex((num, place) => num !== place);
    const now = gap < 0 ? offered.length : gap;
    return { subject, now, most: Math.max(now, ...offered) };
  });
}

/** A force is put together: everything that fits goes along, steppers for the rest, leaders by touch. */
export const forceBody =
  (name: Name) =>
  ({ decision, choices, ready, choose, take, point }: Body) => {
    const arms = armsIn(decision.options);
    const nations = new Set(arms.map(({ subject }) => subject.slice(0, 2)));
    // Whose troops they are is said where several nations march together.
    const [only = ''] = nations.size === 1 ? nations : [];
    const others = choices.listed.filter(({ option }) => !/^[A-Z]{2}\/\w+\/\d+$/.test(option));
    return (
      <div class="com-body">
        <div class="arms">
          {arms.map((arm) => (
            <ArmRow
              key={`${decision.stamp}/${arm.subject}/${arm.now}`}
              arm={arm}
              power={only}
              name={name}
              take={take}
            />
          ))}
        </div>
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {others.map((choice) => {
            const leader = choice.option.startsWith('leader/') ? choice.option.slice('leader/'.length) : undefined;
            const shown = leader && leaders[leader] ? { ...choice, label: leaderName(leader) } : choice;
            return <Chip key={choice.option} choice={shown} ready={ready} choose={choose} point={point} />;
          })}
        </div>
      </div>
    );
  };

interface ArmRowProps {
  readonly arm: Arm;
  readonly power: string;
  readonly name: Name;
  readonly take: (option: string) => void;
}

/** How many of one arm; what was set is taken over by its own button. */
function ArmRow({ arm: { subject, now, most }, power, name, take }: ArmRowProps) {
  const [wished, wish] = useState(now);
  useEffect(() => wish(now), [now]);
  const [nation = '', kind = ''] = subject.split('/');
  const label = troopsName(kind, nation, power, name);
  return (
    <span class="arm-row" data-p={nation}>
      <Figure name={FIGURES[kind.replace(/_reduced$/, '')] ?? 'foot'} size={18} />
      <span class="grow">{label}</span>
      <Stepper label={label} value={wished} most={most} set={wish} />
      <span class="meta">{t('com/of', { n: most })}</span>
      {wished !== now && (
        <button
          type="button"
          class="opt"
          data-option={`${subject}/${wished}`}
          onClick={() => take(`${subject}/${wished}`)}
        >
          {t('com/take-so-many', { n: wished })}
        </button>
      )}
    </span>
  );
}
