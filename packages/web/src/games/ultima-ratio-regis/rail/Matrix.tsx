import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type Power, type Relation, relationOf, type View } from '../model.ts';
import { t } from '../words.ts';
import { Section } from './Section.tsx';

interface MatrixProps {
  readonly view: View;
  /** The rows: the own Powers, or all of them for who only watches. */
  readonly powers: readonly Power[];
  readonly name: (id: string) => string;
}

const SIGNS = { war: 'swords', claim: 'scroll', claimed: 'flag', ally: 'link', truce: 'lock' } as const;

/** War, casus belli, alliance and forced peace between the own Powers and everybody else. */
export function Matrix({ view, powers, name }: MatrixProps) {
  const all = view.realms.map(({ power }) => power);
  const rows = powers.length > 0 ? powers : all;
  const columns = all.filter((power) => powers.length === 0 || !powers.includes(power));
  if (columns.length === 0) return null;
  const used = new Set<Relation>();
  const cells = rows.map((row) =>
    columns.map((column) => {
      const relation = row === column ? undefined : relationOf(view, row, column);
      if (relation) used.add(relation);
      return relation;
    }),
  );
  return (
    <Section title={t('urr/relations')}>
      <div class="matrix-scroll">
        <table class="matrix">
          <thead>
            <tr>
              <td />
              {columns.map((power) => (
                <th key={power} scope="col">
                  <Dot power={power} name={name(power)} small />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, y) => (
              <tr key={row}>
                <th scope="row">
                  <Dot power={row} name={name(row)} small />
                </th>
                {columns.map((column, x) => {
                  const relation = cells[y]?.[x];
                  return (
                    <td
                      key={column}
                      data-relation={relation}
                      title={relation && t(`urr/relation/${relation}`, { a: name(row), b: name(column) })}
                    >
                      {relation && (
                        <>
                          <Icon name={SIGNS[relation]} size={14} />
                          <span class="vh">{t(`urr/relation/${relation}`, { a: name(row), b: name(column) })}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="legend meta">
        {[...used].map((relation) => (
          <span key={relation} data-relation={relation}>
            <Icon name={SIGNS[relation]} size={13} /> {t(`urr/legend/${relation}`)}
          </span>
        ))}
      </p>
    </Section>
  );
}
