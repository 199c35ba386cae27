import { Dot } from '../../../ui/Emblem.tsx';
import { Figure, Icon } from '../../../ui/Icon.tsx';
import type { TrayProps } from '../../presenter.ts';
import { BattleCard } from '../BattleCard.tsx';
import { face } from '../faces.ts';
import { type Card, generalOf, powerOf, STATUS_FIGURE, type View } from '../model.ts';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { FighterBox, Fighters, Strength } from './Field.tsx';
import { Cite } from './frame.tsx';

type Battle = NonNullable<View['battle']>;
type Camp = Battle['attack'];

/** The steps of a battle, and how far it has come. */
const STEPS = ['strength', 'support', 'cards', 'outcome'] as const;

function step(prompt: string | undefined, battle: Battle): number {
  if (prompt === 'support') return 1;
  const cards = Object.values(battle.piles).some((pile) => pile.length > 0) || battle.passed.length > 0;
  return prompt === 'battle-card' || cards ? 2 : 1;
}

/** The battle while it is fought: both camps, the cards on the table, and what the seat is asked. */
export function BattleTray(props: TrayProps<View>) {
  const { nameOf, printed } = useTitle();
  const { view, decision, waiting, seat, cite } = props;
  const { battle } = view;
  if (!battle) return null;
  const now = step(decision?.prompt.id, battle);
  const faceDown = (camp: Camp) =>
    [...camp.generals, ...camp.support].reduce((sum, id) => sum + (battle.piles[id]?.length ?? 0), 0);
  const powers = [...new Set([battle.attacker, ...battle.defenders])];
  return (
    <section class="tray battle" aria-label={t('battle/of', { place: nameOf(battle.at) })}>
      <header>
        <Icon name="swords" size={26} />
        <h2 class="display">{t('battle/of', { place: nameOf(battle.at) })}</h2>
        <ol class="stepper">
          {STEPS.map((each, place) => (
            <li
              key={each}
              class={place < now ? 'done' : place === now ? 'now' : ''}
              aria-current={place === now ? 'step' : undefined}
            >
              {place < now ? <Icon name="check" size={15} /> : place + 1} {t(`battle/step/${each}`)}
            </li>
          ))}
        </ol>
        <Cite section={printed.battles} cite={cite} />
      </header>
      <section class="score" aria-label={t('battle/score')}>
        {(['attack', 'defence'] as const).map((side) => (
          <span key={side} class="row">
            <b>{t(`battle/${side}`)}</b>
            <b class="num">{battle[side].strength}</b>
            <span class="delta">
              <Icon name="card" size={13} /> {t('battle/down', { n: faceDown(battle[side]) })}
            </span>
            {(side === 'attack' ? [battle.attacker] : battle.defenders).map((power) => (
              <span key={power} class="delta">
                <Dot power={power} small name={nameOf(power)} /> <Icon name="heart" size={13} />{' '}
                {view.powers[power as keyof View['powers']]?.morale}
              </span>
            ))}
          </span>
        ))}
      </section>
      <div class="field-grid">
        <Side
          view={view}
          battle={battle}
          camp={battle.attack}
          side="attack"
          seat={seat}
          asked={decision?.prompt.args.general}
        />
        <Strength
          title={t('battle/on-field')}
          attack={battle.attack.strength}
          defence={battle.defence.strength}
          between={t('battle/to')}
          attacker={battle.attacker}
          defender={battle.defenders[0]}
        >
          <div class="row centre">
            <span class="delta">
              <Icon name="card" size={13} /> {t('battle/down', { n: faceDown(battle.attack) })}
            </span>
            <span class="delta">
              <Icon name="card" size={13} /> {t('battle/down', { n: faceDown(battle.defence) })}
            </span>
          </div>
        </Strength>
        <Side
          view={view}
          battle={battle}
          camp={battle.defence}
          side="defence"
          seat={seat}
          asked={decision?.prompt.args.general}
        />
      </div>
      {decision?.prompt.id === 'battle-card' ? (
        <CardChoice {...props} battle={battle} />
      ) : (
        (props.children ?? (
          <p class="tray-wait">
            <Icon name="hourglass" size={16} />
            {t('dock/waiting-for', { names: waiting.map(nameOf).join(', ') })}
            <span class="meta push">{powers.map(nameOf).join(' · ')}</span>
          </p>
        ))
      )}
    </section>
  );
}

interface SideProps {
  readonly view: View;
  readonly battle: Battle;
  readonly camp: Camp;
  readonly side: 'attack' | 'defence';
  readonly seat: string | null;
  readonly asked: string | number | undefined;
}

function Side({ view, battle, camp, side, seat, asked }: SideProps) {
  const { nameOf, shortName, speak } = useTitle();
  const heroes = new Set(Object.values(view.named));
  const powers = side === 'attack' ? [battle.attacker] : battle.defenders;
  const [leader] = powers;
  // Where Powers ally in pairs there is no status to speak of.
  const status = leader && !view.allies ? view.status[leader] : undefined;
  const all = [...new Set([...powers, ...camp.support.map(powerOf)])];
  const garrison = view.garrisons[battle.at];
  const fighters = [
    ...camp.generals.map((id) => ({ id, supports: false })),
    ...camp.support.map((id) => ({ id, supports: true })),
  ];
  return (
    <div class={`side ${side}`}>
      <div class="side-head">
        {status && <Figure name={STATUS_FIGURE[status]} />}
        <b>{t(`battle/${side}`)}</b>
        <span class="muted clip">{status && speak(`name/${status}`)}</span>
        <span class="push row">
          {all.map((power) => (
            <span key={power} class="pill" data-p={power}>
              <Icon name="heart" size={13} />
              {nameOf(power)} {view.powers[power as keyof View['powers']]?.morale}
            </span>
          ))}
        </span>
      </div>
      <Fighters label={t(`battle/${side}`)}>
        {fighters.map(({ id, supports }) => {
          const general = generalOf(view, id);
          const power = powerOf(id);
          const pile = battle.piles[id] ?? [];
          const own = seat !== null && (view.master as Readonly<Record<string, string | null>>)[power] === seat;
          return (
            <FighterBox
              key={id}
              name={shortName(view, id)}
              power={power}
              named={heroes.has(id)}
              units={general?.units ?? 0}
              role={supports ? t('battle/supports', { place: nameOf(general?.at ?? '') }) : t(`battle/role/${side}`)}
              pile={pile}
              own={own}
              room={general?.units ?? 0}
              acting={asked === id}
            />
          );
        })}
        {side === 'defence' && garrison && (
          <li class="fighter garrison" data-p={garrison}>
            <div class="row">
              <Dot power={garrison} />
              <div>
                <b>{t('battle/garrison')}</b>
                <div class="meta">
                  {view.fortresses.includes(battle.at) ? t('battle/garrison-fort') : t('battle/garrison-one')}
                </div>
              </div>
            </div>
          </li>
        )}
      </Fighters>
    </div>
  );
}

/** Which card to play: the hand lies open before its player only. */
function CardChoice({ view, decision, selected, choose, take, battle }: TrayProps<View> & { readonly battle: Battle }) {
  const title = useTitle();
  const { nameOf } = title;
  if (!decision) return null;
  const general = String(decision.prompt.args.general ?? '');
  const power = String(decision.prompt.args.power ?? powerOf(general));
  const plain = decision.options.filter((option) => /^card\/\d$/.test(option));
  const openly = decision.options.filter((option) => /\/(reveal|discard)\//.test(option));
  const passes = decision.options.includes('pass');
  const verb = selected && selected !== 'pass' ? face(title, view, decision, selected).verb : undefined;
  const morale = view.powers[power as keyof View['powers']]?.morale ?? 0;
  return (
    <div class="card-choice">
      <div>
        <p class="row">
          <Dot power={power} />
          <b class="ptxt" data-p={power}>
            {nameOf(power)}
          </b>
          <span class="meta">
            {battle.passed.length > 0 && t('battle/passed', { names: battle.passed.map(nameOf).join(', ') })}
          </span>
        </p>
        <p class="question">{decision.prompt.text}</p>
        <p class="muted">{t('battle/each-card')}</p>
        <div class="row wrap">
          <button
            type="button"
            class="btn btn-primary"
            disabled={!selected || selected === 'pass'}
            onClick={() => take()}
          >
            <span class="key">↵</span>
            {verb ?? t('battle/choose-card')}
            {selected && selected !== 'pass' && (
              <span class="cost">
                <Icon name="heart" size={14} /> {morale} → {Math.max(0, morale - 1)}
              </span>
            )}
          </button>
          {passes && (
            <button type="button" class="btn" onClick={() => take('pass')}>
              <span class="key">0</span>
              {t('option/pass')}
            </button>
          )}
        </div>
        {openly.length > 0 && (
          <div class="row wrap openly">
            {openly.map((option) => {
              const { label, sub, icon = 'eye' } = face(title, view, decision, option);
              return (
                <button
                  key={option}
                  type="button"
                  class="opt"
                  aria-pressed={selected === option}
                  onClick={() => choose(option)}
                >
                  <Icon name={icon} size={16} />
                  {label} <span class="sub">{sub}</span>
                </button>
              );
            })}
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: cards are not form fields */}
      <div class="hand-row" role="group" aria-label={t('hand/mine')}>
        {plain.map((option, place) => {
          const card = Number(option.split('/')[1]) as Card;
          return (
            <button
              key={option}
              type="button"
              class="hand-card"
              aria-pressed={selected === option}
              onClick={() => choose(option)}
            >
              <BattleCard card={card} picked={selected === option} />
              <span class="key">{place + 1}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
