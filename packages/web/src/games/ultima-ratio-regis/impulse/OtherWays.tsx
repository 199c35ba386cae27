import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import type { Choice } from '../../choices.ts';
import { deedOf } from '../actions.ts';
import { isLed } from '../choices.ts';
import { t } from '../words.ts';
import type { PlanProps } from './PlanBody.tsx';

interface Ways {
  /** After how many steps the force set out. */
  readonly from: number;
  readonly choices: readonly Choice[];
}

/** A march goes before a landing, that before a strategic move: what one means by touching a force and a target. */
const USUAL = ['march', 'hunt', 'land', 'redeploy', 'column'];
const rank = ({ option }: Choice): number => USUAL.indexOf(option.split('/')[2] ?? '');

/** A force that is touched begins to move at once; how else it could go stays at hand. */
export function useForce({ piece, choices, plan }: PlanProps): Ways | undefined {
  const ways = useRef<Ways | undefined>(undefined);
  const held = choices.piece === piece && piece?.includes('-force/') ? piece : undefined;
  useEffect(() => {
    if (held === undefined) return;
    const usual = choices.listed.filter((choice) => rank(choice) >= 0).sort((a, b) => rank(a) - rank(b));
    ways.current = { from: plan.steps.length, choices: usual };
    const [first] = usual;
    if (first) void plan.compose(first.option);
  }, [held]);
  return ways.current;
}

interface OtherWaysProps {
  readonly ways: Ways | undefined;
  readonly plan: PlanProps['plan'];
}

export function OtherWays({ ways, plan }: OtherWaysProps) {
  // They belong to the force that is about to go, until it has gone.
  if (!ways || ways.choices.length < 2 || plan.steps.length !== ways.from + 1) return null;
  const taken = plan.steps.at(-1)?.option;
  const go = async (option: string) => {
    await plan.backTo(ways.from);
    await plan.compose(option);
  };
  return (
    <div class="ways-row" role="toolbar" aria-label={t('urr/ways')}>
      {ways.choices.map(({ option, label, sub, icon }) => (
        <button
          key={option}
          type="button"
          class="pill"
          aria-pressed={option === taken}
          onClick={() => option !== taken && void go(option)}
        >
          {icon && <Icon name={icon} size={15} />}
          {t(`urr/action/${deedOf(option)?.action ?? 'tactical'}`)} ·{' '}
          {isLed(plan.outset, option) ? label : (sub ?? label)}
        </button>
      ))}
    </div>
  );
}
