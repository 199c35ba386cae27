import { Dot } from '../../ui/Emblem.tsx';
import type { PanelProps } from '../presenter.ts';
import type { Power, View } from './model.ts';
import type { Title } from './title.ts';
import { useTitle } from './within.tsx';
import { t } from './words/index.ts';

/** Who moves in which turn of the round: the Power that reaches the last action of the wheel. Without a wheel, nobody. */
export function movers({ printed: { wheel } }: Title, view: View): readonly Power[] {
  if (wheel.length === 0) return [];
  const place = (power: Power) => wheel.indexOf(view.wheel[power] ?? 'muster');
  const last = wheel.length - 1;
  // The wheel has turned `turn` times: whoever stands n places before the end moves n turns from now.
  const inTurn = (power: Power) => (view.turn + last - place(power) + wheel.length) % wheel.length;
  return view.order.toSorted((a, b) => inTurn(a) - inTurn(b));
}

export const Turns = ({ view }: PanelProps<View>) => {
  const title = useTitle();
  const order = movers(title, view);
  if (order.length === 0) return null;
  return (
    <ol class="turns" aria-label={t('turns/title')}>
      {order.map((power, turn) => {
        const state = turn < view.turn ? 'done' : turn === view.turn ? 'now' : '';
        return (
          <li key={power} class={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Dot power={power} name={title.nameOf(power)} />
          </li>
        );
      })}
    </ol>
  );
};
