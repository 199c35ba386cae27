import type { PanelProps } from '../presenter.ts';
import type { Power, View } from './model.ts';
import type { Title } from './title.ts';
import { useTitle } from './within.tsx';
import { t } from './words/index.ts';

const MIDDLE = 115;
const at = (angle: number, radius: number): readonly [number, number] => [
  MIDDLE + Math.sin(angle) * radius,
  MIDDLE - Math.cos(angle) * radius,
];
const p = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** With more actions than this there is no room for their numbers beside their names. */
const CROWDED = 6;

/** The part of the circle that one of so many actions takes. */
const share = (count: number): number => (2 * Math.PI) / count;

/** A segment of the rim, around its middle. */
function segment(place: number, count: number): string {
  const [from, to] = [(place - 0.5) * share(count), (place + 0.5) * share(count)];
  return `M${p(at(from, 112))}A112 112 0 0 1 ${p(at(to, 112))}L${p(at(to, 72))}A72 72 0 0 0 ${p(at(from, 72))}z`;
}

/** The line the name of an action stands on; below the middle it runs the other way, so that it reads upright. */
function baseline(place: number, count: number): string {
  const [from, to] = [(place - 0.5) * share(count), (place + 0.5) * share(count)];
  const below = place > count / 4 && place < (count * 3) / 4;
  return below
    ? `M${p(at(to, 97.5))}A97.5 97.5 0 0 0 ${p(at(from, 97.5))}`
    : `M${p(at(from, 88.5))}A88.5 88.5 0 0 1 ${p(at(to, 88.5))}`;
}

/** The action under which the seat's own dial stands. */
const ownAction = (view: View, seat: string | null): string | undefined =>
  seat === null ? undefined : view.wheel[seat as Power];

/** The dial turns by one action each turn: the disc of the Powers is one group that is rotated. */
export function Wheel({ view, seat, small = false }: PanelProps<View> & { readonly small?: boolean }) {
  const title = useTitle();
  const { actionName, printed } = title;
  const { wheel } = printed;
  const { length } = wheel;
  if (length === 0) return null;
  const mine = ownAction(view, seat);
  const turned = (view.round - 1) * length + view.turn;
  const turn = (turned * 360) / length;
  const size = small ? 76 : 216;
  return (
    <section class={small ? 'wheel small' : 'wheel'} aria-label={t('wheel/title')}>
      {!small && (
        <div class="wheel-head">
          <h2 class="display">{t('wheel/title')}</h2>
          <span class="meta">{t('wheel/next')}</span>
        </div>
      )}
      <svg width={size} height={size} viewBox="0 0 230 230" role="img" aria-label={spoken(title, view)}>
        <circle cx={MIDDLE} cy={MIDDLE} r="114" class="rim" />
        {wheel.map((action, place) => (
          <g key={action}>
            <path d={segment(place, length)} class={action === mine ? 'segment mine' : 'segment'} />
            <path id={`wheel-${action}`} d={baseline(place, length)} fill="none" />
            {!small && (
              <text font-size="14.4" class={action === mine ? 'mine' : ''}>
                <textPath href={`#wheel-${action}`} startOffset="50%" text-anchor="middle">
                  {length > CROWDED ? '' : `${place + 1} `}
                  {actionName(action)}
                </textPath>
              </text>
            )}
          </g>
        ))}
        <circle cx={MIDDLE} cy={MIDDLE} r={small ? 110 : 70} class="disc" />
        <g class="dial" style={{ transform: `rotate(${turn}deg)`, transformOrigin: `${MIDDLE}px ${MIDDLE}px` }}>
          {view.order.map((power) => {
            const place = wheel.indexOf(view.wheel[power] ?? 'muster') - turned;
            const [x, y] = at(place * share(length), small ? 74 : 49);
            return (
              <g key={power} data-p={power} style={{ transform: `translate(${x}px, ${y}px)` }}>
                <g class="upright" style={{ transform: `rotate(${-turn}deg) scale(${small ? 1.75 : 1})` }}>
                  {power === seat && <circle r="20" class="own" />}
                  <circle r="17" class="marker" />
                  <circle r="16.3" fill={`url(#hatch-${power})`} opacity=".6" />
                  <circle r="13" class="field" />
                  <use href={`#e-${power}`} x="-11" y="-11" width="22" height="22" class="figure" />
                </g>
              </g>
            );
          })}
        </g>
        <circle cx={MIDDLE} cy={MIDDLE} r={small ? 34 : 27} class="hub" />
        {!small && (
          <text x={MIDDLE} y="112" text-anchor="middle" font-size="12.5" class="hub-word">
            {t('wheel/turn')}
          </text>
        )}
        <text x={MIDDLE} y={small ? 126 : 130} text-anchor="middle" font-size={small ? 34 : 20} class="hub-number">
          {view.turn + 1}
          {small ? '' : ` / ${length}`}
        </text>
      </svg>
    </section>
  );
}

/** The wheel in words. */
const spoken = ({ nameOf, actionName, printed }: Title, view: View): string =>
  [
    t('wheel/spoken', { turn: view.turn + 1, of: printed.wheel.length }),
    ...view.order.map((power) => `${nameOf(power)}: ${actionName(view.wheel[power] ?? 'muster')}`),
  ].join('. ');
