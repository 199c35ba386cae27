import type { Logged } from '@quadrille/protocol';
import type { ComponentChildren } from 'preact';
import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { battleAt, type Fighter, type SideName, type BattleStory as Story } from '../battles.ts';
import type { Card, View } from '../model.ts';
import type { Title } from '../title.ts';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { FighterBox, Fighters, Strength } from './Field.tsx';
import { Cite } from './frame.tsx';

interface StoryProps {
  readonly log: readonly Logged[];
  readonly at: number;
  readonly view: View;
}

/** What the cards of a pile are worth, and why it is more than their sum (C §8.3). */
export function worth(
  cards: readonly (Card | null)[],
  atHome: boolean,
): { readonly total: number; readonly why: readonly string[] } {
  const seen = cards.filter((card): card is Card => card !== null);
  const fours = seen.filter((card) => card === 4).length;
  const twos = atHome ? seen.filter((card) => card === 2).length : 0;
  const pairs = Math.floor(fours / 2);
  return {
    total: seen.reduce<number>((sum, card) => sum + card, 0) + pairs + twos,
    why: [
      ...(pairs > 0 ? [t('battle/why/pairs', { n: pairs })] : []),
      ...(twos > 0 ? [t('battle/why/twos', { n: twos })] : []),
    ],
  };
}

const cardsOf = (side: SideName, story: Story): number => (story.result?.[side] ?? 0) - story.strength[side];

/** A battle in one line, for the chronicle. */
export function BattleNote({ log, at, view }: StoryProps) {
  const { nameOf, shortName } = useTitle();
  const story = battleAt(log, at);
  const { result } = story;
  const leader = (side: SideName) => story.fighters.find((fighter) => fighter.side === side && !fighter.supports);
  const [attacker, defender] = [leader('attack'), leader('defence')];
  const powers = [...new Set(story.changes.filter(({ by }) => by !== 0).map(({ power }) => power))];
  return (
    <>
      <b>{t('battle/of', { place: nameOf(story.at) })}</b>
      <span class="versus">
        <span class="row">
          <Dot power={story.attacker} name={nameOf(story.attacker)} small />
          <span class="clip">{attacker ? shortName(view, attacker.general) : nameOf(story.attacker)}</span>
          <b>{result?.attack ?? story.strength.attack}</b>
        </span>
        <span class="meta">{t(result ? `battle/note/${result.winner ?? 'draw'}` : 'battle/note/open')}</span>
        <span class="row end">
          <b>{result?.defence ?? story.strength.defence}</b>
          <span class="clip">
            {defender ? shortName(view, defender.general) : t(result ? 'battle/garrison' : 'battle/defence')}
          </span>
          {defender && <Dot power={defender.power} name={nameOf(defender.power)} small />}
        </span>
      </span>
      <span class="deltas">
        {powers.map((power) => (
          <span key={power} class="row">
            <Dot power={power} name={nameOf(power)} small />
            <Changes story={story} power={power} />
          </span>
        ))}
      </span>
    </>
  );
}

const SIGNS = { influence: 'star', morale: 'heart', drew: 'card' } as const;

/** What the battle changed for a Power, as small signs. */
const Changes = ({ story, power }: { readonly story: Story; readonly power: string }) => (
  <>
    {(['influence', 'morale', 'drew'] as const).map((track) => {
      const by = story.changes
        .filter((change) => change.power === power && change.track === track)
        .reduce((sum, change) => sum + change.by, 0);
      if (by === 0) return null;
      return (
        <span key={track} class={`delta ${by > 0 ? 'up' : 'down'}`}>
          <Icon name={SIGNS[track]} size={13} />
          {by > 0 ? '+' : '−'}
          {Math.abs(by)}
        </span>
      );
    })}
  </>
);

/** The Power whose 2s counted 3 because the land was its own: found from the sum (C §8.3). */
function atHome({ fighters, result, strength }: Story): string | undefined {
  if (!result) return undefined;
  return [...new Set(fighters.map(({ power }) => power))].find((power) => {
    const side = fighters.find((fighter) => fighter.power === power)?.side ?? 'attack';
    const own = fighters.filter((fighter) => fighter.side === side);
    const twos = own
      .filter((fighter) => fighter.power === power)
      .flatMap(({ cards }) => cards)
      .filter((card) => card === 2);
    const plain = own.reduce((sum, { cards }) => sum + worth(cards, false).total, 0);
    return twos.length > 0 && result[side] - strength[side] - plain === twos.length;
  });
}

interface FullStoryProps extends StoryProps {
  readonly cite: (section: string) => void;
  readonly children?: ComponentChildren;
}

/** The whole battle after it was fought: every number, and where it came from. */
export function BattleStory({ log, at, view, cite, children }: FullStoryProps) {
  const title = useTitle();
  const { nameOf, shortName, printed } = title;
  const story = battleAt(log, at);
  const { result, fighters } = story;
  const home = atHome(story);
  const defender = fighters.find(({ side, supports }) => side === 'defence' && !supports)?.power;
  return (
    <section class="tray battle told" aria-label={t('battle/of', { place: nameOf(story.at) })}>
      <header>
        <Icon name="swords" size={26} />
        <h2 class="display">{t('battle/of', { place: nameOf(story.at) })}</h2>
        <span class="pill good">{result ? t(`battle/outcome/${result.winner ?? 'draw'}`) : t('battle/note/open')}</span>
        <Cite section={printed.battles} cite={cite} />
      </header>
      <div class="field-grid">
        {(['attack', 'defence'] as const).map((side) => (
          <div key={side} class={`side ${side} ${result?.winner === side ? 'won' : ''}`}>
            <div class="side-head">
              <b>{t(`battle/${side}`)}</b>
              <span class="muted">{t('battle/sum', { field: story.strength[side], cards: cardsOf(side, story) })}</span>
            </div>
            <Fighters label={t(`battle/${side}`)}>
              {fighters
                .filter((fighter) => fighter.side === side)
                .map((fighter) => {
                  const { why, total } = worth(fighter.cards, fighter.power === home);
                  const known = fighter.cards.every((card) => card !== null);
                  return (
                    <FighterBox
                      key={fighter.general}
                      name={shortName(view, fighter.general)}
                      power={fighter.power}
                      named={Object.values(view.named).includes(fighter.general)}
                      units={Math.max(0, 3 - fighter.lost)}
                      role={fateOf(title, fighter)}
                      pile={fighter.cards}
                      own={false}
                      room={fighter.cards.length}
                      note={
                        [...why, ...struckOf(fighter)].join(', ') ||
                        t('battle/laid-in-all', { n: fighter.cards.length })
                      }
                      {...(known && fighter.cards.length > 0 && { total })}
                    />
                  );
                })}
              {!fighters.some((fighter) => fighter.side === side) && (side === 'attack' || !story.garrisonLost) && (
                <li class="fighter garrison" data-p={side === 'attack' ? story.attacker : undefined}>
                  <b>{side === 'attack' ? nameOf(story.attacker) : t('battle/defence')}</b>
                  <span class="meta">{t('battle/no-cards')}</span>
                </li>
              )}
              {side === 'defence' && story.garrisonLost && (
                <li class="fighter garrison">
                  <b>{t('battle/garrison')}</b>
                  <span class="meta">{t('battle/garrison-lost')}</span>
                </li>
              )}
            </Fighters>
          </div>
        ))}
        <Strength
          title={t('battle/final')}
          attack={result?.attack ?? story.strength.attack}
          defence={result?.defence ?? story.strength.defence}
          between={t(`battle/note/${result?.winner ?? 'draw'}`)}
          attacker={story.attacker}
          defender={defender}
        />
      </div>
      <ul class="consequences">
        {[...new Set([...fighters.map(({ power }) => power), ...story.changes.map(({ power }) => power)])].map(
          (power) => (
            <li key={power} data-p={power}>
              <p class="row">
                <Dot power={power} small />
                <b class="ptxt">{nameOf(power)}</b>
              </p>
              <span class="deltas">
                <Changes story={story} power={power} />
                {fighters
                  .filter((fighter) => fighter.power === power && fighter.lost > 0)
                  .map((fighter) => (
                    <span key={fighter.general} class="delta down">
                      {t('delta/units', { n: fighter.lost, name: shortName(view, fighter.general) })}
                    </span>
                  ))}
              </span>
            </li>
          ),
        )}
      </ul>
      {children}
    </section>
  );
}

const struckOf = ({ struck }: Fighter): readonly string[] =>
  struck.length > 0 ? [t('battle/struck', { n: struck.join(', ') })] : [];

const fateOf = ({ nameOf }: Title, { supports, fate, to }: Fighter): string => {
  if (fate === 'off-map') return t('battle/fate/off-map');
  if (fate === 'retreated') return t('battle/fate/retreated', { place: nameOf(to ?? '') });
  return supports ? t('battle/fate/supported') : t('battle/fate/fought');
};
