import type { Logged } from '@quadrille/protocol';
import type { ComponentChildren } from 'preact';
import { capital, type Speech } from '../../plain/speech.ts';
import { Dot } from '../../ui/Emblem.tsx';
import { SumTable } from '../../ui/SumTable.tsx';
import { type Battle, type BattleSide, battlesIn } from './battles.ts';
import { causeOf } from './bodies/Rolls.tsx';
import { minus, PRINCIPAL, rangeOf, signed, spaceName } from './model.ts';
import { caps } from './printed.build.ts';
import { forceName } from './retell.ts';
import { sentenceOf } from './telling.ts';
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
      <b>{t('com/battle-of', { at: spaceName(battle.fought.at) })}</b>
      {battle.sides.map(({ side, roll }) => (
        <span key={side} data-p={PRINCIPAL[side]}>
          <Dot power={PRINCIPAL[side]} name={t(`com/${side}`)} small /> {roll ? roll.result : '…'}
        </span>
      ))}
      <span>{outcome(battle)}</span>
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
  const played = sides.flatMap(({ tactics }) => tactics.map(({ tactic }) => tactic));
  return (
    <section class="tray com-battle" aria-label={t('com/battle')}>
      <header>
        <h2 class="display">{t('com/battle-of', { at: spaceName(fought.at) })}</h2>
        <Stages battle={battle} />
        <span class="met">{metBy(fought, speech)}</span>
        <span class="meta" title={t(`com/${fought.intensity}`)}>
          {t(`com/is-${fought.intensity}`)}
        </span>
        <button type="button" class="cite push" onClick={() => cite('CM §15.3')}>
          CM §15.3
        </button>
      </header>
      {sides.some(({ drms, tactics, roll }) => drms.length > 0 || tactics.length > 0 || roll) && (
        <div class="com-sides">
          {sides.map((side) => (
            <Ledger
              key={side.side}
              side={side}
              played={played}
              most={caps[fought.intensity]}
              speech={speech}
              cite={cite}
            />
          ))}
        </div>
      )}
      {after.length > 0 && (
        <ul class="com-after">
          {after.map((event, place) => (
            <li key={place}>{sentenceOf(speech, event)}</li>
          ))}
        </ul>
      )}
      {battle.won !== undefined && <p class="display">{outcome(battle)}</p>}
      {children}
    </section>
  );
};

/** Who attacks whom, and how strong they came. */
const metBy = ({ attacker, defender, attack, defence }: Battle['fought'], { name }: Speech): string =>
  capital(
    t('com/attacks', { attacker: forceName(attacker, name), defender: forceName(defender, name), attack, defence }),
  );

const STAGES = ['tactics', 'dice', 'losses', 'retreat'] as const;

/** How far the battle has come. */
const Stages = ({ battle: { sides, after, won } }: { readonly battle: Battle }) => {
  const rolled = sides.some(({ roll }) => roll !== undefined);
  const lost = after.some(({ type }) => type === 'losses' || type === 'morale');
  const now = won !== undefined ? 3 : lost ? 2 : rolled ? 2 : 0;
  return (
    <ol class="stepper">
      {STAGES.map((stage, place) => (
        <li key={stage} class={place < now ? 'done' : place === now ? 'now' : ''}>
          {t(`com/stage-${stage}`)}
        </li>
      ))}
    </ol>
  );
};

/** Once the dice have fallen, what counts for oneself stands in the ledger: here stands what it did to the enemy. */
const effectOf = (die: number, drm: number, rolled: boolean): string =>
  drm === 0
    ? t(die > 0 ? 'com/tactic-vain' : 'com/no-drm')
    : rolled
      ? t('com/tactic-enemy', { n: signed(drm) })
      : signed(drm);

/** What a cause is called, and where it stands in the rules. */
const SECTIONS: Readonly<Record<string, string>> = { hills: 'CM §15.5', fortress: 'CM §15.5', supply: 'CM §9.1.1' };

const Ledger = ({
  side: { side, drms, tactics, roll },
  played,
  most,
  speech,
  cite,
}: {
  readonly side: BattleSide;
  /** The Tactics of both sides: some count in the enemy's ledger. */
  readonly played: readonly string[];
  readonly most: number;
  readonly speech: Speech;
  readonly cite: (section: string) => void;
}) => {
  return (
    <section data-p={PRINCIPAL[side]}>
      <h3>
        <Dot power={PRINCIPAL[side]} small /> {t(`com/${side}`)}
      </h3>
      {tactics
        .filter(({ tactic }) => !drms.some(({ why }) => why === tactic))
        .map(({ tactic, roll: die, total, drm }) => (
          <p key={tactic} class={drm === 0 ? 'played vain' : 'played'}>
            <b>{speech.name(tactic)}</b>
            {die > 0 && <small>{t('com/tactic-roll', { die, total })}</small>}
            <b class="push">{effectOf(die, drm, roll !== undefined)}</b>
          </p>
        ))}
      <SumTable
        open={cite}
        lines={drms.map(({ why, num }) => ({
          why: causeOf(speech, why),
          num,
          cite: played.includes(why) ? 'CM §15.4' : (SECTIONS[why] ?? 'CM §15.6'),
        }))}
        {...(roll && { sum: { why: t('com/net', { most }), num: signed(roll.drm), cite: 'CM §15.3' } })}
      />
      {roll && (
        <p class="thrown">
          <span class="dice">{roll.dice}</span>
          <span>
            {t('com/rolled', {
              dice: roll.dice,
              drm: signed(roll.drm),
              total: minus(String(roll.total)),
              column: rangeOf(roll.column),
            })}
          </span>
          <b class="cell">{roll.result}</b>
        </p>
      )}
    </section>
  );
};
