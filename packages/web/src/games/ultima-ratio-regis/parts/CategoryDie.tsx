import { t } from '../words.ts';

interface CategoryDieProps {
  readonly category: number;
  /** What it shows; without a throw its category stands there. */
  readonly face?: number | undefined;
  readonly small?: boolean;
}

/** A die by its category: the colour, and the figure for whoever does not see colours. */
export const CategoryDie = ({ category, face, small = false }: CategoryDieProps) => (
  <span
    class={`cd c${category} ${small ? 'sm' : ''}`}
    role="img"
    aria-label={face ? t('urr/die-shows', { category, face }) : t('urr/die', { category })}
    title={face ? t('urr/die-shows', { category, face }) : t('urr/die', { category })}
  >
    {face || category}
  </span>
);
