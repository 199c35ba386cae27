import type { Logged } from '@quadrille/protocol';
import { Dot } from '../../../ui/Emblem.tsx';
import type { Entry, TrayProps } from '../../presenter.ts';
import { combatAt, combatOn, fightOf } from '../combats.ts';
import type { View } from '../model.ts';
import { t } from '../words.ts';
import { CombatView } from './CombatView.tsx';

export interface Telling {
  readonly name: (id: string) => string;
  readonly chronicle: (log: readonly Logged[], view: View) => readonly Entry[];
}

/** The combat that is being fought, with the question of the moment below it. */
export function CombatTray({ view, log, cite, waiting, children, name, chronicle }: TrayProps<View> & Telling) {
  const fight = fightOf(view);
  if (!fight) return <>{children}</>;
  const combat = combatOn(view, fight, log);
  return (
    <CombatView
      combat={combat}
      view={view}
      name={name}
      cite={cite}
      consequences={chronicle(log, view).filter(({ index }) => combat.after.includes(index))}
    >
      {children ?? (
        <p class="tray-wait">
          {t('urr/waiting', { names: waiting.map(name).join(', ') })}
          {waiting.map((each) => (
            <Dot key={each} power={each} small />
          ))}
        </p>
      )}
    </CombatView>
  );
}

export interface StoryProps extends Telling {
  readonly log: readonly Logged[];
  readonly at: number;
  readonly view: View;
}

/** A combat in two lines, for the chronicle. */
export function CombatNote({ log, at, name }: Omit<StoryProps, 'chronicle'>) {
  const combat = combatAt(log, at);
  if (!combat) return null;
  const { attack, defence, winner } = combat;
  return (
    <>
      <b>{t('urr/combat-at', { at: name(combat.at) })}</b>
      <span class="versus">
        <span class="row">
          <Dot power={attack.who} name={name(attack.who)} small />
          <span class="clip">{name(attack.who)}</span>
          <b>{attack.points ?? '–'}</b>
        </span>
        <span class="meta">
          {winner === undefined ? t('urr/undecided') : winner === null ? t('urr/draw') : t('urr/beats')}
        </span>
        <span class="row end">
          <b>{defence.points ?? '–'}</b>
          <span class="clip">{name(defence.who)}</span>
          <Dot power={defence.who} name={name(defence.who)} small />
        </span>
      </span>
    </>
  );
}

/** A combat told in full. */
export function CombatStory({
  log,
  at,
  view,
  cite,
  name,
  chronicle,
  children,
}: StoryProps & { readonly cite: (section: string) => void; readonly children?: preact.ComponentChildren }) {
  const combat = combatAt(log, at);
  if (!combat) return <>{children}</>;
  return (
    <CombatView
      combat={combat}
      view={view}
      name={name}
      cite={cite}
      consequences={chronicle(log, view).filter(({ index }) => combat.after.includes(index))}
    >
      {children}
    </CombatView>
  );
}
