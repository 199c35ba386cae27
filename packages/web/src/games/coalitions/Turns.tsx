import { Dot } from '../../ui/Emblem.tsx';
import { t } from '../../words/words.ts';
import type { PanelProps } from '../presenter.ts';
import { nameOf, type Power, type View, WHEEL } from './model.ts';

/** Who moves in which turn of the round: the Power that reaches the last action of the wheel. */
export function movers(view: View): readonly Power[] {
  const place = (power: Power) => WHEEL.indexOf(view.wheel[power] ?? 'muster');
  const last = WHEEL.length - 1;
  // The wheel has turned `turn` times: whoever stands n places before the end moves n turns from now.
  const inTurn = (power: Power) => (view.turn + last - place(power) + WHEEL.length) % WHEEL.length;
  return view.order.toSorted((a, b) => inTurn(a) - inTurn(b));
}

export const Turns = ({ view }: PanelProps<View>) => (
  <ol class="turns" aria-label={t('turns/title')}>
    {movers(view).map((power, turn) => {
      const state = turn < view.turn ? 'done' : turn === view.turn ? 'now' : '';
      return (
        <li key={power} class={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Dot power={power} name={nameOf(power)} />
        </li>
      );
    })}
  </ol>
);
