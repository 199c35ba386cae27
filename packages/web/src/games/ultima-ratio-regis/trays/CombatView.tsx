import { edgeCite, FIELD_CITES, faceCite } from '@quadrille/ultima-ratio-regis/combat/cites.ts';
import { isCasualty, pointsOf } from '@quadrille/ultima-ratio-regis/combat/dice.ts';
import { compare } from '@quadrille/ultima-ratio-regis/combat/odds.ts';
import { CATEGORIES } from '@quadrille/ultima-ratio-regis/tasks/combat.ts';
import type { ComponentChildren } from 'preact';
import { Dot, Shield } from '../../../ui/Emblem.tsx';
import { Figure, Icon } from '../../../ui/Icon.tsx';
import type { Entry } from '../../presenter.ts';
import type { Combat, Die, Side } from '../combats.ts';
import { areaOf, leaderName, type View } from '../model.ts';
import { CategoryDie } from '../parts/CategoryDie.tsx';
import { plainOf } from '../telling.ts';
import { t, tell } from '../words.ts';

export interface CombatProps {
  readonly combat: Combat;
  readonly view: View;
  readonly name: (id: string) => string;
  readonly cite: (section: string) => void;
  /** What came of it, in sentences. */
  readonly consequences: readonly Entry[];
  readonly children?: ComponentChildren;
}

const SECTIONS: Readonly<Record<string, string>> = {
  naval: '§13.2',
  land: '§13.3',
  siege: '§13.4',
  subjugation: '§13.5',
};

/** A combat: both sides with their dice, the ground and who changed it, the chances, and what came of it. */
export function CombatView({ combat, view, name, cite, consequences, children }: CombatProps) {
  const { kind, at, attack, defence, winner, field, changes } = combat;
  const section = SECTIONS[kind] ?? '§13.1';
  const rolled = attack.points !== undefined && defence.points !== undefined;
  return (
    <section class="tray battle urr" aria-label={t('urr/combat-at', { at: name(at) })}>
      <header>
        <Icon name="swords" size={24} />
        <h2 class="display">{t(`urr/combat/${kindOf(kind)}`, { at: name(at) })}</h2>
        <Phases combat={combat} />
        {winner !== undefined && (
          <span class="pill good">{winner === null ? t('urr/draw') : t('urr/wins', { power: name(winner) })}</span>
        )}
        <button type="button" class="cite push" onClick={() => cite(section)}>
          {section}
        </button>
      </header>
      <InBrief combat={combat} name={name} />
      <div class="field-grid">
        <SideView side={attack} id="attack" combat={combat} name={name} view={view} cite={cite} />
        <div class="strength">
          {rolled ? (
            <p class="numbers">
              <span class={(attack.points ?? 0) > (defence.points ?? 0) ? 'ahead' : ''}>{attack.points}</span>
              <small>{t('urr/to')}</small>
              <span class={(defence.points ?? 0) > (attack.points ?? 0) ? 'ahead' : ''}>{defence.points}</span>
            </p>
          ) : (
            <Chances attack={attack} defence={defence} field={field} />
          )}
          {field !== undefined && (
            <p>
              {t('urr/battlefield')} <b>{field}</b> <span class="meta">{tell(areaOf(at)?.terrain ?? '') ?? ''}</span>{' '}
              <Cite of={FIELD_CITES[kindOf(kind)]} cite={cite} />
            </p>
          )}
          {changes.map(({ size, by }, place) => (
            <p key={place} class="meta">
              {t('urr/field-by', { size, by: name(by) })}
            </p>
          ))}
          {consequences.map((entry) => (
            <p key={entry.index} class="consequence">
              {plainOf(entry)}
            </p>
          ))}
        </div>
        <SideView side={defence} id="defence" combat={combat} name={name} view={view} cite={cite} />
      </div>
      {children}
    </section>
  );
}

const KINDS = ['naval', 'land', 'siege', 'subjugation'] as const;
const kindOf = (kind: string) => KINDS.find((each) => each === kind) ?? 'land';

const PHASES = ['field', 'units', 'dice', 'losses'] as const;

/** How far it has come. */
function Phases({ combat: { winner, field, attack, defence } }: { readonly combat: Combat }) {
  const thrown = attack.points !== undefined || defence.points !== undefined;
  const now = winner !== undefined ? 3 : thrown ? 2 : field ? 1 : 0;
  return (
    <ol class="stepper">
      {PHASES.map((phase, place) => (
        <li key={phase} class={place < now ? 'done' : place === now ? 'now' : ''}>
          {place < now && <Icon name="check" size={15} />}
          {t(`urr/phase/${phase}`)}
        </li>
      ))}
    </ol>
  );
}

const categories = (dice: readonly Die[], field: number | undefined) =>
  dice
    .map(({ category }) => CATEGORIES.find((each) => each === category) ?? 2)
    .sort((a, b) => b - a)
    .slice(0, field ?? 5);

/** Below this share of the bar there is room for the figure alone: attack stands left, defence right. */
const WORDY = 40;

/** The chances with the dice as they stand, before they are thrown: cards and able leaders are not in it. */
function Chances({
  attack,
  defence,
  field,
  brief = false,
}: {
  readonly attack: Side;
  readonly defence: Side;
  readonly field: number | undefined;
  readonly brief?: boolean;
}) {
  if (attack.dice.length === 0 || defence.dice.length === 0) return null;
  const { win, draw } = compare(categories(attack.dice, field), categories(defence.dice, field));
  const shares = [
    { id: 'win', share: Math.round(win * 100) },
    { id: 'draw', share: Math.round(draw * 100) },
    { id: 'lose', share: 100 - Math.round(win * 100) - Math.round(draw * 100) },
  ] as const;
  return (
    <>
      {!brief && <p class="meta">{t('urr/chances')}</p>}
      <div class="odds-bar">
        {shares.map(({ id, share }) => (
          <span key={id} class={id} style={{ flex: Math.max(share, 12) }} title={t(`urr/attacker/${id}`)}>
            <b>{share}%</b> <span class={share < WORDY ? 'vh' : ''}>{t(`urr/attacker/${id}`)}</span>
          </span>
        ))}
      </div>
    </>
  );
}

/** Both sides in one line: what stays in sight on a phone while a question is answered. */
const InBrief = ({ combat: { attack, defence, field }, name }: Pick<CombatProps, 'combat' | 'name'>) => (
  <div class="in-brief">
    {[attack, defence].map(({ who, dice, points }, nth) => (
      <span key={nth} class="row">
        <Dot power={who} name={name(who)} small />
        {dice.slice(0, points === undefined ? field || dice.length : dice.length).map(({ category, face }, place) => (
          <CategoryDie key={place} category={category} face={face} small />
        ))}
        {points !== undefined && <b>{points}</b>}
      </span>
    ))}
    {attack.points === undefined && <Chances attack={attack} defence={defence} field={field} brief />}
  </div>
);

interface SideProps {
  readonly side: Side;
  readonly id: 'attack' | 'defence';
  readonly combat: Combat;
  readonly view: View;
  readonly name: (id: string) => string;
  readonly cite: (section: string) => void;
}

/** One side: who leads, its dice one by one, and every advantage with its reason. */
const SideView = ({ side, id, combat, view, name, cite }: SideProps) => {
  const { who, leader, dice, edges, points, casualties } = side;
  return (
    <div class={`side ${id} ${combat.winner === who ? 'won' : ''}`}>
      <div class="side-head">
        <Shield power={who} width={28} />
        <span>
          <b>{t(`urr/side/${id}`)}</b> · {name(who)}
          {leader && `, ${leaderName(leader)}`}
        </span>
      </div>
      <ul class="dice-row">
        {dice.map(({ category, face, of }, place) => (
          <li key={place}>
            <CategoryDie category={category} face={face} />
            <span class="meta">{face ? <Marks face={face} /> : unitOf(view, of)}</span>
          </li>
        ))}
      </ul>
      <ul class="edges">
        {edges.map(({ by, why }, place) => (
          <li key={place} class={by > 0 ? 'gain' : 'loss'}>
            {by > 0 ? '+1' : '−1'}: {name(why)} <Cite of={edgeCite(kindOf(combat.kind), why)} cite={cite} />
          </li>
        ))}
        {combat.improved
          .filter((each) => each.who === who)
          .map(({ why, from, to }, place) => (
            <li key={place} class="gain">
              {from} → {to} {name(why)} <Cite of={faceCite(why)} cite={cite} />
            </li>
          ))}
      </ul>
      {points !== undefined && (
        <dl class="tally">
          <div>
            <dt>{t('urr/battle-points')}</dt>
            <dd>
              <b>{points}</b>
            </dd>
          </div>
          <div>
            <dt>{t('urr/casualties-inflicted')}</dt>
            <dd>
              <b>{casualties}</b>
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
};

/** A section in the margin of what it says. */
const Cite = ({ of, cite }: { readonly of: string; readonly cite: (section: string) => void }) => (
  <button type="button" class="cite" onClick={() => cite(of)}>
    {of}
  </button>
);

const unitOf = (view: View, of: string | undefined): string => {
  const unit = view.units.find(({ id }) => id === of);
  if (unit) return t(unit.up && unit.kind.startsWith('I') ? 'urr/veteran' : 'urr/regular');
  return of === 'fortress' || of === 'conscript' ? t(`urr/of/${of}`) : '';
};

/** What a face counts, as the rules count it: swords for battle points, a skull for a casualty (§13.1.6). */
const Marks = ({ face }: { readonly face: number }) => (
  <>
    {Array.from({ length: pointsOf(face) }, (_, place) => (
      <Icon key={place} name="swords" size={13} />
    ))}
    {isCasualty(face) && <Figure name="skull" size={13} />}
    {pointsOf(face) === 0 && '–'}
  </>
);
