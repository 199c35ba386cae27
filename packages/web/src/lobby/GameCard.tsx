import type { GameInfo } from '@quadrille/protocol';
import { useState } from 'preact/hooks';
import { useCoats } from '../games/useCoats.ts';
import { scenarioName } from '../store/games.ts';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { open, soloRequest, usualLevel } from './starting.ts';

interface GameCardProps {
  readonly game: GameInfo;
  readonly first: boolean;
}

/** `3–6`, or the only number there is. */
const span = (counts: readonly number[]): string => {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least}–${most}`;
};

/** A game: its picture, what it is, and how to begin. */
export function GameCard({ game, first }: GameCardProps) {
  const [problem, fail] = useState<string | undefined>(undefined);
  const [busy, start] = useState(false);
  useCoats([game.id]);
  const { id, title, motto, length, scenarios, first: beginning, names } = game;
  const { scenario, players, seat } = beginning;
  const named = scenarioName(id, scenario);
  const play = async () => {
    start(true);
    await open(soloRequest(game, scenario, players, seat, usualLevel(game))).catch((fault: Error) =>
      fail(fault.message),
    );
    start(false);
  };
  return (
    <article class={first ? 'game first' : 'game'} data-game={id}>
      <div class="vignette">
        <img
          src={`/pictures/${id}.webp`}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          width="640"
          height="360"
        />
      </div>
      <div class="game-body">
        <h2 class="display">{title}</h2>
        <p class="italic sub">{motto}</p>
        <p class="row facts">
          <span>
            <Icon name="users" size={17} /> {span(scenarios.flatMap((each) => each.players))}
          </span>
          {length && (
            <span>
              <Icon name="hourglass" size={17} /> {length}
            </span>
          )}
        </p>
        <div class="row cta">
          <button
            type="button"
            class={first ? 'btn btn-primary btn-lg grow' : 'btn btn-offer grow'}
            disabled={busy}
            onClick={() => void play()}
          >
            <Icon name="play" size={16} />
            {first ? t('lobby/play-bots') : t('lobby/play')}
          </button>
          <a class={first ? 'btn btn-lg' : 'btn'} href={`/new/${id}`} aria-label={t('lobby/set-up', { title })}>
            <Icon name="gear" />
          </a>
        </div>
        <p class="meta row defs">
          {first ? t('lobby/default', { scenario: named }) : `${named} ·`} <Dot power={seat} small />{' '}
          {names[seat] ?? seat}
          {first && ` · ${t(`level/${usualLevel(game)}`)}`}
        </p>
        {problem && (
          <p class="notice bad" role="alert">
            {problem}
          </p>
        )}
      </div>
    </article>
  );
}
