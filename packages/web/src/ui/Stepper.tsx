import { t } from '../words/words.ts';
import './weigh.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly set: (value: number) => void;
}

/** A number that is set by two buttons. */
export const Stepper = ({ label, value, least = 0, most, set }: StepperProps) => (
  // biome-ignore lint/a11y/useSemanticElements: three buttons of a panel, not a form
  <span class="counter" role="group" aria-label={label}>
    <button
      type="button"
      aria-label={`${t('amount/less')}: ${label}`}
      disabled={value <= least}
      onClick={() => set(value - 1)}
    >
      −
    </button>
    <output>{value}</output>
    <button
      type="button"
      aria-label={`${t('amount/more')}: ${label}`}
      disabled={value >= most}
      onClick={() => set(value + 1)}
    >
      +
    </button>
  </span>
);
