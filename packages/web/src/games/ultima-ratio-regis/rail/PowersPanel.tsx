import { Icon } from '../../../ui/Icon.tsx';
import type { PanelProps } from '../../presenter.ts';
import { powersOf, type View } from '../model.ts';
import { t } from '../words.ts';
import { Aims } from './Aims.tsx';
import { Income } from './Income.tsx';
import { Matrix } from './Matrix.tsx';
import { Section } from './Section.tsx';
import { StillToDo } from './StillToDo.tsx';
import { Unrest } from './Unrest.tsx';
import { Wars } from './Wars.tsx';

export interface RailProps extends PanelProps<View> {
  readonly name: (id: string) => string;
}

/** How the own Powers stand: what is still to do, unrest and morale, wars, relations, aims, and the turn's income. */
export function PowersPanel({ view, seat, name }: RailProps) {
  const own = seat === null ? [] : powersOf(view, seat);
  const others = view.realms.map(({ power }) => power).filter((power) => !own.includes(power));
  return (
    <div class="urr-rail">
      {view.impulse && view.impulse.player === seat && <StillToDo view={view} powers={own} name={name} />}
      {view.realms.length > 0 && (
        <Section title={t('urr/unrest-title')} note={t('urr/agitation-past')}>
          {(own.length > 0 ? own : others).map((power) => (
            <Unrest key={power} view={view} power={power} name={name} />
          ))}
          {own.length > 0 && others.length > 0 && (
            <details>
              <summary class="meta">
                <Icon name="users" size={14} /> {t('urr/others', { n: others.length })}
              </summary>
              {others.map((power) => (
                <Unrest key={power} view={view} power={power} name={name} />
              ))}
            </details>
          )}
        </Section>
      )}
      <Wars view={view} powers={own} name={name} />
      <Matrix view={view} powers={own} name={name} />
      {(own.length > 0 ? own : others).map((power) => (
        <Aims key={power} view={view} power={power} name={name} />
      ))}
      {view.realms.length > 0 && <Income view={view} powers={own.length > 0 ? own : others} name={name} />}
    </div>
  );
}
