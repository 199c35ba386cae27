import type { GameInfo } from '@quadrille/protocol';
import { useState } from 'preact/hooks';
import { seatName } from '../games/seats.ts';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import type { Billing } from './catalogue.ts';
import { open, soloRequest, usualLevel } from './starting.ts';

interface GameCardProps {
  readonly billing: Billing;
  /** What the server says of it; nothing if it cannot be played yet. */
  readonly info: GameInfo | undefined;
  /** The server has said what there is. */
  readonly known: boolean;
  readonly first: boolean;
}

/** A game: its picture, what it is, and how to begin. */
export function GameCard({ billing, info, known, first }: GameCardProps) {
  const [problem, fail] = useState<string | undefined>(undefined);
  const [busy, start] = useState(false);
  const { title, motto, players, length, picture, first: beginning, game } = billing;
  const play = async () => {
    if (!info) return;
    start(true);
    const offered = info.scenarios.find(({ id }) => id === beginning?.scenario) ?? info.scenarios[0];
    const scenario = offered?.id ?? '';
    const count = offered?.players.find((n) => n === beginning?.players) ?? Math.max(...(offered?.players ?? [2]));
    await open(soloRequest(info, scenario, count, beginning?.seat ?? '', usualLevel(info))).catch((fault: Error) =>
      fail(fault.message),
    );
    start(false);
  };
  return (
    <article class={first ? 'game first' : 'game'} data-game={game}>
      <div class="vignette" data-picture={picture}>
        <img
          src={`/vignettes/${picture}.webp`}
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
        <p class="italic sub">{t(motto)}</p>
        <p class="row facts">
          <span>
            <Icon name="users" size={17} /> {players}
          </span>
          <span>
            <Icon name="hourglass" size={17} /> {t(length)}
          </span>
        </p>
        {info ? (
          <>
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
              <a class={first ? 'btn btn-lg' : 'btn'} href={`/new/${game}`} aria-label={t('lobby/set-up', { title })}>
                <Icon name="gear" />
              </a>
            </div>
            {beginning && (
              <p class="meta row defs">
                {first ? t('lobby/default', { scenario: beginning.scenario }) : `${beginning.scenario} ·`}{' '}
                <Dot power={beginning.seat} small /> {seatName(beginning.seat)}
                {first && ` · ${t(`level/${usualLevel(info)}`)}`}
              </p>
            )}
          </>
        ) : (
          known && <p class="pill soon">{t('lobby/soon')}</p>
        )}
        {problem && (
          <p class="notice bad" role="alert">
            {problem}
          </p>
        )}
      </div>
    </article>
  );
}
