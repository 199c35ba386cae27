import type { TableInfo } from '@quadrille/protocol';
import { Icon } from '../../../ui/Icon.tsx';
import type { Power, View } from '../model.ts';
import { playedBy } from '../Strip.tsx';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';

interface SealsProps {
  readonly view: View;
  readonly table: TableInfo;
  /** Those who have something to seal. */
  readonly powers: readonly Power[];
  readonly waiting: readonly string[];
  readonly own: string;
  readonly sealed: boolean;
}

/** Who has sealed and who is still choosing. */
export const Seals = ({ view, table, powers, waiting, own, sealed }: SealsProps) => {
  const title = useTitle();
  return (
    <ul class="seals">
      {powers.map((power) => {
        const open = power === own ? !sealed : waiting.includes(power);
        return (
          <li key={power} data-p={power}>
            <span class={open ? 'envelope open' : 'envelope'}>
              {open ? (
                <Icon name="hourglass" size={17} />
              ) : (
                <span class="wax">
                  <svg width="19" height="19" aria-hidden="true">
                    <use href={`#e-${power}`} />
                  </svg>
                </span>
              )}
            </span>
            <span>
              <b class="ptxt">{title.nameOf(power)}</b>
              <span class="meta">
                {playedBy(title, view, table, own, power)} · {open ? t('sealed/choosing') : t('sealed/in')}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
