import type { ComponentChildren } from 'preact';
import { Dot } from '../../ui/Emblem.tsx';
import type { PanelProps } from '../presenter.ts';
import { realmOf, type View } from './model.ts';
import { t } from './words.ts';

type Name = (id: string) => string;

const Section = ({
  title,
  empty,
  children,
}: {
  readonly title: string;
  readonly empty: boolean;
  readonly children: ComponentChildren;
}) => (
  <section>
    <h3>{title}</h3>
    {empty ? <p class="meta">{t('urr/none')}</p> : children}
  </section>
);

/** Unrest and morale, wars, casus belli, alliances, trade and minors: how everybody stands to everybody. */
export const Powers = ({ view, name }: PanelProps<View> & { readonly name: Name }) => (
  <div class="urr-rail">
    <Section title={t('urr/unrest-title')} empty={view.realms.length === 0}>
      {view.realms.map(({ power }) => (
        <Unrest key={power} view={view} power={power} name={name} />
      ))}
    </Section>
    <Section title={t('urr/wars')} empty={view.wars.length === 0}>
      <ul>
        {view.wars.map(({ sides: [a, b], taken }) => (
          <li key={`${a}/${b}`} class="pair">
            <Dot power={a} name={name(a)} small /> <b>{taken[0]}</b>
            <span class="vh">{t('urr/war', { a: taken[0], b: taken[1] })}</span> : <b>{taken[1]}</b>{' '}
            <Dot power={b} name={name(b)} small />
            <span>
              {name(a)} – {name(b)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
    <Section title={t('urr/claims')} empty={view.claims.length === 0}>
      <Pairs pairs={view.claims.map(({ of, against }) => [of, against])} name={name} sign="›" />
    </Section>
    <Section title={t('urr/alliances')} empty={view.alliances.length === 0}>
      <Pairs pairs={view.alliances} name={name} sign="–" />
    </Section>
    <Section title={t('urr/trade')} empty={false}>
      <ul>
        {Object.entries(view.trade).map(([center, merchants]) => (
          <li key={center} class="pair">
            <span class="grow">{name(center)}</span>
            {merchants.flatMap(({ power, count }) =>
              Array.from({ length: count }, (_, place) => (
                <Dot key={`${power}/${place}`} power={power} name={name(power)} small />
              )),
            )}
          </li>
        ))}
      </ul>
    </Section>
    <Section title={t('urr/minors')} empty={view.minors.length === 0}>
      <ul>
        {view.minors.map(({ minor, ally }) => (
          <li key={minor} class="pair">
            <span class="grow">{name(minor)}</span>
            {ally ? <Dot power={ally} name={name(ally)} small /> : <span class="meta">{t('urr/free')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  </div>
);

const Pairs = ({
  pairs,
  name,
  sign,
}: {
  readonly pairs: readonly (readonly [string, string])[];
  readonly name: Name;
  readonly sign: string;
}) => (
  <ul>
    {pairs.map(([a, b]) => (
      <li key={`${a}/${b}`} class="pair">
        <Dot power={a} name={name(a)} small /> {sign} <Dot power={b} name={name(b)} small />
        <span>
          {name(a)} {sign} {name(b)}
        </span>
      </li>
    ))}
  </ul>
);

const Unrest = ({
  view,
  power,
  name,
}: {
  readonly view: View;
  readonly power: View['realms'][number]['power'];
  readonly name: Name;
}) => {
  const unrest = realmOf(view, power)?.unrest ?? 0;
  const { vitality = 1, morale = 0 } = view.strength[power] ?? {};
  const most = Math.max(unrest, 2 * vitality + 2);
  return (
    <div class="unrest" data-p={power}>
      <Dot power={power} name={name(power)} small />
      <span class="scale" role="img" aria-label={t('urr/unrest', { n: unrest, vitality })}>
        <i class="calm" style={{ width: `${(vitality / most) * 100}%` }} />
        <i class="risk" style={{ width: `${(vitality / most) * 100}%` }} />
        <b style={{ left: `${(unrest / most) * 100}%` }}>{unrest}</b>
      </span>
      <span class="hearts" role="img" aria-label={t('urr/morale', { n: morale, vitality })}>
        {'♥'.repeat(Math.max(0, morale))}
        <s>{'♥'.repeat(Math.max(0, vitality - morale))}</s>
      </span>
    </div>
  );
};
