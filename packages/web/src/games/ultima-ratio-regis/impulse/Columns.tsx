import { Dot } from '../../../ui/Emblem.tsx';
import { actingPowers, powerInHand } from '../choices.ts';
import { cardOf, powersOf } from '../model.ts';
import { ActionPips } from '../parts/ActionPips.tsx';
import { t } from '../words.ts';
import type { PlanProps } from './PlanBody.tsx';

/** The own Powers side by side, each with its own action and the points of cards it may spend; and the open cards. */
export function Columns({ view, decision, piece, hold, name }: PlanProps) {
  const able = actingPowers(decision.options);
  const shown = powerInHand(decision.options, piece);
  const own = powersOf(view, decision.seat);
  return (
    <div class="columns">
      <div role="tablist" aria-label={t('urr/who-acts')}>
        {own.map((power) => (
          <button
            key={power}
            type="button"
            role="tab"
            class="column"
            data-p={power}
            aria-selected={power === shown}
            disabled={!able.includes(power)}
            onClick={() => hold(power)}
          >
            <Dot power={power} small />
            <span class="clip">{name(power)}</span>
            <ActionPips view={view} power={power} />
          </button>
        ))}
      </div>
      {view.impulse?.cards.map(({ id, points, event }, place) => (
        <span key={place} class="pill open-card">
          <b>{id === 'none' ? t('urr/no-card') : (cardOf(id)?.name ?? id)}</b>
          {t('urr/points-left', { n: points })}
          {event && ` · ${t('urr/event-to-come')}`}
        </span>
      ))}
    </div>
  );
}
