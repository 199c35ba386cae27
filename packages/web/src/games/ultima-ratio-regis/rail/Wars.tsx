import { Dot } from '../../../ui/Emblem.tsx';
import type { View } from '../model.ts';
import { warStand } from '../wars.ts';
import { t } from '../words.ts';
import { Section } from './Section.tsx';

interface WarsProps {
  readonly view: View;
  /** Whose wars come first; those of others are folded away. */
  readonly powers: readonly string[];
  readonly name: (id: string) => string;
}

/** Every war: morale taken by each side, and how it would end with the turn. */
export function Wars({ view, powers, name }: WarsProps) {
  const isOwn = ({ sides }: View['wars'][number]) => powers.length === 0 || sides.some((side) => powers.includes(side));
  const foreign = view.wars.filter((war) => !isOwn(war)).length;
  return (
    <Section title={t('urr/wars')} note={t('urr/morale-taken')}>
      {view.wars.length === foreign && (
        <p class="meta">{t(view.wars.length === 0 ? 'urr/at-peace' : 'urr/own-peace')}</p>
      )}
      <WarRows view={view} name={name} shown={isOwn} />
      {foreign > 0 && (
        <details>
          <summary class="meta">{t('urr/foreign-wars', { n: foreign })}</summary>
          <WarRows view={view} name={name} shown={(war) => !isOwn(war)} />
        </details>
      )}
    </Section>
  );
}

interface WarRowsProps extends Omit<WarsProps, 'powers'> {
  readonly shown: (war: View['wars'][number]) => boolean;
}

/** Wars, one in a row. */
export const WarRows = ({ view, name, shown }: WarRowsProps) => (
  <ul>
    {view.wars.map((war, place) => {
      if (!shown(war)) return null;
      const {
        sides: [a, b],
        taken,
      } = war;
      return (
        <li key={`${a}/${b}`} class="war-row">
          <Dot power={a} name={name(a)} small />
          <b>{taken[0]}</b>
          <span class="tug" aria-hidden="true">
            <i data-p={a} style={{ flex: taken[0] + 0.4 }} />
            <i data-p={b} style={{ flex: taken[1] + 0.4 }} />
          </span>
          <b>{taken[1]}</b>
          <Dot power={b} name={name(b)} small />
          <span class="meta">{warStand(view, place, name)}</span>
        </li>
      );
    })}
  </ul>
);
