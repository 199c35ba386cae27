import { useEffect, useState } from 'preact/hooks';
import { Shield } from '../ui/Emblem.tsx';
import { t } from '../words/words.ts';
import { HeldPowers } from './SeatName.tsx';
import { useSeen } from './seen.ts';

/**
 * Several seats, one screen: before another seat looks, the curtain falls and nothing of the last one is left on the
 * page. A single player who holds several seats and wants no curtain may lift it for good.
 */
export function Curtain() {
  const { match, presenter } = useSeen();
  const mine = match.table.value?.mine.seats ?? [];
  const asked = match.asked.value;
  const seat = match.seat.value;
  // Whoever tries things out alone has nothing to hide from himself.
  const sandbox = match.table.value?.sandbox !== undefined;
  const [lifted, lift] = useState(() => localStorage.getItem(`quadrille/curtain/${match.id}`) === 'open');
  const open = lifted || sandbox;
  const next = mine.length > 1 && asked.length > 0 && (seat === null || !asked.includes(seat)) ? asked[0] : undefined;
  useEffect(() => {
    if (next !== undefined && open) match.seat.value = next;
  }, [next, open, match]);
  if (next === undefined || open) return null;
  const pass = () => {
    match.seat.value = next;
  };
  const alone = () => {
    localStorage.setItem(`quadrille/curtain/${match.id}`, 'open');
    lift(true);
    pass();
  };
  return (
    <div
      class="scrim curtain"
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain/title', { name: presenter.name(next) })}
    >
      <div class="dialog">
        <div class="body centre">
          <Shield power={next} width={88} />
          <HeldPowers seat={next} />
          <h2 class="display">{t('curtain/title', { name: presenter.name(next) })}</h2>
          <p>{t('curtain/text', { name: presenter.name(next) })}</p>
          <button type="button" class="btn btn-primary btn-lg" autofocus onClick={pass}>
            {t('curtain/ready', { name: presenter.name(next) })}
          </button>
          <button type="button" class="btn btn-quiet" onClick={alone}>
            {t('curtain/alone')}
          </button>
        </div>
      </div>
    </div>
  );
}
