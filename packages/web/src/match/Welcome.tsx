import type { TableInfo } from '@quadrille/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { presenterOf } from '../games/index.ts';
import { lessonOf } from '../games/lessons.ts';
import type { Presenter } from '../games/presenter.ts';
import { useCoats } from '../games/useCoats.ts';
import { guide, guided } from '../learn/guiding.ts';
import { PageBar } from '../lobby/PageBar.tsx';
import { acquainted } from '../lobby/starting.ts';
import { api } from '../net/api.ts';
import { askGames, scenarioName, seatName } from '../store/games.ts';
import type { Match } from '../store/match.ts';
import { Shield } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';

/** Whether everything at a table waits for me alone: all others are bots, and the match begins when I say so. */
export const welcomes = ({ status, seats, settings, mine }: TableInfo): boolean =>
  status === 'waiting' &&
  settings.start === 'host' &&
  mine.host &&
  mine.seats.length > 0 &&
  seats.every(({ seat, holder }) => holder.kind === 'bot' || mine.seats.includes(seat));

/** What a game says to somebody who sits down in this seat for the first time. */
function useGreeting({ game, setup, mine }: TableInfo): string | undefined {
  const [said, say] = useState<string | undefined>(undefined);
  useEffect(() => {
    void lessonOf(game).then((lesson) => {
      const fits = lesson?.scenario === setup.scenario && mine.seats.includes(lesson.seat);
      say(fits ? lesson.steps.find(({ prompt }) => prompt === 'none')?.text : undefined);
    });
  }, [game]);
  return said;
}

/** Whom I play, by name: Powers where the set-up says which, else seats. */
function usePlayed(table: TableInfo): readonly { readonly id: string; readonly name: string }[] {
  const [presenter, bring] = useState<Presenter | undefined>(undefined);
  useEffect(() => {
    // Until the game is here, and if it does not come, the seats have their names.
    void presenterOf(table).then(bring, () => undefined);
  }, [table.game, table.data]);
  return table.mine.seats.flatMap((seat) => {
    const powers = presenter?.leads?.(table.setup, seat) ?? [];
    if (!presenter || powers.length === 0) return [{ id: seat, name: seatName(table.game, seat) }];
    return powers.map((id) => ({ id, name: presenter.name(id) }));
  });
}

/** Before a first match: who you are, what wins, how to decide. Nobody moves while it is read. */
export function Welcome({ match, table }: { readonly match: Match; readonly table: TableInfo }) {
  const [problem, fail] = useState<string | undefined>(undefined);
  useEffect(askGames, []);
  useCoats([table.game]);
  const greeting = useGreeting(table);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { game, setup } = table;
  const played = usePlayed(table);
  const names = played.map(({ name }) => name).join(', ');
  const lesson = guided.value === table.id;
  const begin = (withGuide: boolean) => {
    if (withGuide) guide(table.id);
    acquainted(game);
    void api.start(table.id).then(
      ({ table: next }) => {
        match.table.value = next;
      },
      (fault: Error) => fail(fault.message),
    );
  };
  return (
    <>
      <PageBar />
      <main class="page welcome" id="main">
        <header class="row">
          {played.map(({ id }) => (
            <Shield key={id} power={id} width={56} />
          ))}
          <div>
            <h1 class="display">{t('welcome/you-are', { names })}</h1>
            <p class="muted">{`${table.settings.name} · ${scenarioName(game, setup.scenario)}`}</p>
          </div>
        </header>
        <section class="panel form">
          {greeting && <p class="lead">{greeting}</p>}
          <ul class="pointers">
            <li>
              <Icon name="check" size={18} />
              {t('welcome/gold')}
            </li>
            <li>
              <Icon name="undo" size={18} />
              {t('welcome/undo')}
            </li>
            <li>
              <Icon name="help" size={18} />
              {t('welcome/help')}
            </li>
          </ul>
          {problem && (
            <p class="notice bad" role="alert">
              {problem}
            </p>
          )}
          <div class="row wrap">
            <button ref={first} type="button" class="btn btn-primary btn-lg" onClick={() => begin(true)}>
              {t(lesson ? 'welcome/begin' : 'welcome/guided')}
            </button>
            {!lesson && (
              <button type="button" class="btn btn-lg" onClick={() => begin(false)}>
                {t('welcome/begin')}
              </button>
            )}
            <span class="meta">{t('welcome/waits')}</span>
          </div>
        </section>
      </main>
    </>
  );
}
