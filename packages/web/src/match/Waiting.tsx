import type { TableInfo } from '@quadrille/protocol';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { Rest } from './Rest.tsx';
import { HeldPowers } from './SeatName.tsx';
import { useSeen } from './seen.ts';

/** Others decide: who, and that nothing is asked of the person looking. */
export function Waiting({ table, waiting }: { readonly table: TableInfo; readonly waiting: readonly string[] }) {
  const { presenter, match, deciding, shown } = useSeen();
  const seat = match.seat.value;
  const undo = match.position.value?.undo;
  const view = shown.value?.view;
  // Only mine, and yet nothing is asked: a standing setting has answered.
  const settled = waiting.length > 0 && waiting.every((each) => table.mine.seats.includes(each));
  return (
    <section class="dock waiting" aria-label={t('dock/title')} data-decision="none">
      <div class="ask">
        <div class="who">
          <Icon name="hourglass" size={18} />
          <b aria-live="polite">
            {table.status === 'paused'
              ? t('dock/paused')
              : settled
                ? t('dock/settled')
                : t('dock/waiting-for', { names: waiting.map((each) => presenter.name(each)).join(', ') })}
          </b>
          <span class="row push">
            {waiting.map((each) => (
              <span key={each} class="row">
                <Dot power={each} name={presenter.name(each)} small />
                <HeldPowers seat={each} />
              </span>
            ))}
          </span>
        </div>
        <Rest />
        <p class="meta">{seat === null ? t('dock/watching') : t('dock/nothing-to-do')}</p>
        {deciding.problem.value && (
          <p class="notice bad" role="alert">
            {deciding.problem.value}
          </p>
        )}
        {undo && (
          <div>
            <button type="button" class="btn btn-quiet" onClick={() => void deciding.back()}>
              <span class="key">Esc</span>
              <Icon name="undo" size={18} />
              {t('dock/undo')}
            </button>
          </div>
        )}
      </div>
      {view !== undefined && !presenter.Tickets && <presenter.Hand view={view} table={table} seat={seat} />}
    </section>
  );
}
