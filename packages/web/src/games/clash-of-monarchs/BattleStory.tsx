import type { Logged } from '@quadrille/protocol';
import type { ComponentChildren } from 'preact';
import type { Speech } from '../../plain/speech.ts';
import { partsOf } from '../../plain/telling.ts';
import { Dot } from '../../ui/Emblem.tsx';
import { type Battle, type BattleSide, battlesIn } from './battles.ts';
import { PRINCIPAL, signed, spaceName } from './model.ts';
import { saidOf } from './saying.ts';
import { t } from './words.ts';

interface StoryProps {
  readonly speech: Speech;
  readonly log: readonly Logged[];
  readonly at: number;
}

const battleAt = (log: readonly Logged[], at: number): Battle | undefined =>
  battlesIn(log).find(({ begins }) => begins === at);

/** The battle in a line, for the chronicle. */
export const BattleNote = ({ log, at }: StoryProps) => {
  const battle = battleAt(log, at);
  if (!battle) return null;
  return (
    <span class="com-note">
      {battle.sides.map(({ side, roll }) => (
        <span key={side} data-p={PRINCIPAL[side]}>
          <Dot power={PRINCIPAL[side]} name={t(`com/${side}`)} small /> {roll ? roll.result : '…'}
        </span>
      ))}
      <b>{outcome(battle)}</b>
    </span>
  );
};

const outcome = ({ won }: Battle): string =>
  won === undefined ? '' : won === 'drawn' ? t('com/drawn') : t('com/won', { side: t(`com/${won}`) });

/** The battle in full: both ledgers, the dice, the cell of the table, what became of the beaten. */
export const BattleStory = ({
  speech,
  log,
  at,
  cite,
  children,
}: StoryProps & { readonly cite: (section: string) => void; readonly children?: ComponentChildren }) => {
  const battle = battleAt(log, at);
  if (!battle) return null;
  const { fought, sides, after } = battle;
  return (
    <section class="tray com-battle" aria-label={t('com/battle')}>
      <header>
        <h2 class="display">{spaceName(fought.at)}</h2>
        <span class="meta">{t(fought.intensity === 'intense' ? 'com/intense' : 'com/measured')}</span>
        <button type="button" class="cite push" onClick={() => cite('CM §15.3')}>
          CM §15.3
        </button>
      </header>
      <div class="com-sides">
        {sides.map((side) => (
          <Ledger key={side.side} side={side} speech={speech} cite={cite} />
        ))}
      </div>
      <ul class="com-after">
        {after.map((event, place) => (
          <li key={place}>{saidOf(partsOf(speech, speech.template(`event/${event.type}`), { ...event }))}</li>
        ))}
      </ul>
      <p class="display">{outcome(battle)}</p>
      {children}
    </section>
  );
};

const Ledger = ({
  side: { side, drms, tactics, roll },
  speech,
  cite,
}: {
  readonly side: BattleSide;
  readonly speech: Speech;
  readonly cite: (section: string) => void;
}) => (
  <div data-p={side}>
    <h3>
      <Dot power={side} small /> {t(`com/${side}`)}
    </h3>
    <dl class="ledger">
      {drms.map(({ why, num }, place) => (
        <div key={place}>
          <dt>{speech.has(`why/${why}`) ? speech.say(`why/${why}`) : speech.name(why)}</dt>
          <dd>{signed(num)}</dd>
        </div>
      ))}
      {tactics.map(({ tactic, drm, roll: die, total }) => (
        <div key={tactic}>
          <dt>
            {speech.name(tactic)}
            {die > 0 && <small> {t('com/tactic-roll', { die, total })}</small>}
          </dt>
          <dd>{signed(drm)}</dd>
        </div>
      ))}
    </dl>
    {roll && (
      <p>
        <button type="button" class="cite" onClick={() => cite('CM §15.7')}>
          {t('com/rolled', { dice: roll.dice, drm: signed(roll.drm), total: roll.total, column: roll.column })}
        </button>{' '}
        <b>{roll.result}</b>
      </p>
    )}
  </div>
);
