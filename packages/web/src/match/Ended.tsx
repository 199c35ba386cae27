import type { TableInfo } from '@quadrille/protocol';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { Shield } from '../ui/Emblem.tsx';
import { toldTo } from '../words/toldTo.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

/** The match is over: who won and by which rule, and what one may do next. */
export function Ended({ table }: { readonly table: TableInfo }) {
  const { presenter, tab, replay, match, page } = useSeen();
  const { result } = table;
  const names = result?.winners.map((power) => presenter.name(power)).join(', ') ?? '';
  const again = async () => {
    const { table: next } = await api.rematch(table.id);
    go(`/table/${next.id}`);
  };
  return (
    <section class="dock ended" aria-label={t('ending/title')} data-decision="over">
      <div class="ask">
        <div class="who">
          {result?.winners.map((power) => (
            <Shield key={power} power={power} width={40} name={presenter.name(power)} />
          ))}
          <h2 class="question">
            {result ? (
              <>
                {result.winners.length > 0 &&
                  t(result.winners.length > 1 ? 'ending/won-together' : 'ending/won', { names })}{' '}
                <span class="how">{toldTo(names, presenter.ending(result))}</span>
              </>
            ) : (
              t('ending/none')
            )}
          </h2>
        </div>
        <div class="row wrap">
          <button type="button" class="btn btn-primary" onClick={() => void again()}>
            {t('ending/again')}
          </button>
          <button type="button" class="btn" onClick={() => void replay.play(0, match.position.peek()?.seq ?? 0)}>
            {t('ending/replay')}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              tab.value = 'standings';
              page.value = 'powers';
            }}
          >
            {t('ending/statistics')}
          </button>
          <a class="btn btn-quiet" href="/">
            {t('ending/lobby')}
          </a>
        </div>
      </div>
    </section>
  );
}
