import { type Power, realmOf, type View } from '../model.ts';
import { t } from '../words.ts';
import { Section } from './Section.tsx';

interface IncomeProps {
  readonly view: View;
  readonly powers: readonly Power[];
  readonly name: (id: string) => string;
}

/** Income and expenses of each Power if the turn ended now, and what becomes of its unrest. */
export const Income = ({ view, powers, name }: IncomeProps) => (
  <Section title={t('urr/income')} note={t('urr/if-it-ended')}>
    {powers.map((power) => {
      const { ledger = [], balance = 0, unrestThen = 0 } = view.outlook[power] ?? {};
      const unrest = realmOf(view, power)?.unrest ?? 0;
      return (
        <details key={power} class="income">
          <summary>
            <span class="grow">{name(power)}</span>
            <b class={balance < 0 ? 'loss' : 'gain'}>{signed(balance)}</b>
            <span class="meta">{t('urr/unrest-then', { from: unrest, to: unrestThen })}</span>
          </summary>
          <ul class="ledger">
            {ledger.map(({ why, by }) => (
              <li key={why}>
                <span class="grow">{t(`urr/ledger/${why}`)}</span>
                <b>{signed(by)}</b>
              </li>
            ))}
          </ul>
        </details>
      );
    })}
  </Section>
);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
