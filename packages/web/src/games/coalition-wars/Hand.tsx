import { Icon } from '../../ui/Icon.tsx';
import type { PanelProps } from '../presenter.ts';
import { BattleCard } from './BattleCard.tsx';
import type { Power, View } from './model.ts';
import { useTitle } from './within.tsx';
import { t } from './words/index.ts';

/** The Powers whose hand the seat sees: its own, and the Minor Powers it controls. */
export const handsOf = (
  view: View,
): readonly { readonly power: Power; readonly hand: View['powers'][Power]['hand'] }[] =>
  view.order.map((power) => ({ power, hand: view.powers[power].hand })).filter(({ hand }) => hand !== null);

interface HandProps extends PanelProps<View> {
  readonly large?: boolean;
  readonly asked?: string | number | undefined;
}

/** My cards: a fan beside the decision, of the Power that decides, or in full on a page of their own. */
export function Hand({ view, seat, large = false, asked }: HandProps) {
  const { nameOf, printed } = useTitle();
  const mine = handsOf(view);
  const whose = mine.some(({ power }) => power === asked) ? asked : seat;
  const hands = mine.filter(({ power }) => large || power === whose);
  if (hands.length === 0) return large ? <p class="meta">{t('hand/none')}</p> : null;
  return (
    <div class={large ? 'hand large' : 'hand'}>
      {hands.map(({ power, hand }) => (
        <section key={power} aria-label={t('hand/of', { name: nameOf(power) })}>
          <header class="row">
            <b>{power === seat ? t('hand/mine') : t('hand/of', { name: nameOf(power) })}</b>
            <span class="meta push">
              {t('hand/size', { n: hand?.length ?? 0, most: printed.handLimits[power] ?? 0 })}
            </span>
          </header>
          <div class={large ? 'cards' : 'fan'}>
            {hand?.map((card, place) => (
              <span key={place} class="fanned" style={large ? {} : fanned(place, hand.length)}>
                <BattleCard card={card} />
              </span>
            ))}
            {hand?.length === 0 && <p class="meta">{t('hand/empty')}</p>}
          </div>
          {large && <Means view={view} power={power} />}
        </section>
      ))}
    </div>
  );
}

/** What else there is to act with: Generals, Morale, Money. */
function Means({ view, power }: { readonly view: View; readonly power: Power }) {
  const own = view.generals.filter((general) => general.power === power);
  const afield = own.filter(({ at }) => at !== null).length;
  const { morale, money } = view.powers[power];
  return (
    <ul class="means">
      <li>
        <Icon name="flag" size={18} /> {t('hand/generals', { n: own.length, afield, reserve: own.length - afield })}
      </li>
      <li>
        <Icon name="heart" size={18} /> {t('hand/morale', { n: morale })}
      </li>
      <li>
        <Icon name="coin" size={18} /> {t('hand/money', { n: money })}
      </li>
    </ul>
  );
}

const CARD_WIDTH = 84;
const FAN_WIDTH = 290;
const WIDEST_STEP = 58;

/** Where a card lies in the fan: the more there are, the closer they lie. */
function fanned(place: number, count: number) {
  const off = place - (count - 1) / 2;
  const turn = count > 1 ? (off / (count - 1)) * 14 : 0;
  const step = count > 1 ? Math.min(WIDEST_STEP, (FAN_WIDTH - CARD_WIDTH) / (count - 1)) : WIDEST_STEP;
  return {
    transform: `rotate(${turn}deg) translateY(${Math.abs(off) * 2.4}px)`,
    ...(place > 0 && { marginLeft: `${step - CARD_WIDTH}px` }),
  };
}
