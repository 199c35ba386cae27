import type { TableInfo } from '@quadrille/protocol';
import { capital } from '../../plain/speech.ts';
import { Dot, Shield } from '../../ui/Emblem.tsx';
import { heldBy } from '../../ui/Holder.tsx';
import { Figure, Icon } from '../../ui/Icon.tsx';
import type { PanelProps } from '../presenter.ts';
import { type Power, powersOf, realmOf, sizeOf, type View } from './model.ts';
import { ActionPips } from './parts/ActionPips.tsx';
import { t } from './words.ts';

type Name = (id: string) => string;

/** Who leads these Powers: by name, and what else is said of him where there is room. */
function holderOf(table: TableInfo, seat: string | null, player: string, name: Name): readonly [string, string?] {
  if (player === seat) return [capital(t('power/you'))];
  const holder = table.seats.find((each) => each.seat === player)?.holder;
  if (!holder || holder.kind === 'open') return [name(player)];
  return holder.kind === 'bot' ? [name(player), heldBy(holder)] : [heldBy(holder)];
}

/** How a Power stands to those of the seat that looks: at war, with a casus belli, allied. */
function toward(view: View, power: Power, mine: readonly string[]): 'swords' | 'scroll' | 'link' | undefined {
  if (view.wars.some(({ sides: [a, b] }) => (a === power && mine.includes(b)) || (b === power && mine.includes(a))))
    return 'swords';
  if (
    view.claims.some(
      (claim) =>
        (claim.of === power && mine.includes(claim.against)) || (claim.against === power && mine.includes(claim.of)),
    )
  )
    return 'scroll';
  return view.alliances.some(([a, b]) => (a === power && mine.includes(b)) || (b === power && mine.includes(a)))
    ? 'link'
    : undefined;
}

/** Own Powers in full, everybody else's as cells in their player's bracket. */
export const Strip = ({ view, table, seat, name }: PanelProps<View> & { readonly name: Name }) => {
  const mine: readonly string[] = seat === null ? [] : powersOf(view, seat);
  const chairs = [...view.chairs].sort((a, b) => Number(b.player === seat) - Number(a.player === seat));
  return (
    <div class="strip urr">
      {chairs.map(({ player, vp, hand }) => {
        const own = powersOf(view, player);
        const wide = player === seat;
        const [holder, kind] = holderOf(table, seat, player, name);
        return (
          <section
            key={player}
            class="bloc"
            data-p={player}
            data-active={view.impulse?.player === player}
            style={{ '--n': own.length * (wide ? 2.4 : 1) || 1 }}
          >
            <header>
              <Dot power={player} small />
              <span class="clip" title={[holder, kind].filter(Boolean).join(' · ')}>
                {holder}
                {kind && <span class="kind"> · {kind}</span>}
              </span>
              <b class="pill">{t('urr/vp', { n: vp < 0 ? `−${-vp}` : vp })}</b>
              <span class="meta cards" title={t('urr/hand', { n: sizeOf(hand) })}>
                <Icon name="card" size={15} />
                <span class="vh">{t('urr/hand', { n: sizeOf(hand) })}</span>
                <span aria-hidden="true">{sizeOf(hand)}</span>
              </span>
            </header>
            <div>
              {own.map((power) => (
                <Cell
                  key={power}
                  view={view}
                  power={power}
                  name={name}
                  wide={wide}
                  mark={wide ? undefined : toward(view, power, mine)}
                  mine={player === seat}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
};

interface CellProps {
  readonly view: View;
  readonly power: Power;
  readonly name: Name;
  readonly wide: boolean;
  readonly mine: boolean;
  readonly mark: 'swords' | 'scroll' | 'link' | undefined;
}

const Cell = ({ view, power, name, wide, mine, mark }: CellProps) => {
  const unrest = realmOf(view, power)?.unrest ?? 0;
  const { vitality = 0, morale = 0 } = view.strength[power] ?? {};
  const told = t('urr/unrest', { n: unrest, vitality });
  return (
    <div
      class={`power ${mine ? 'mine' : ''} ${wide ? '' : 'cell'}`}
      data-p={power}
      data-power={power}
      data-mark={mark}
      title={`${name(power)}. ${told}`}
    >
      {wide ? <Shield power={power} /> : <Dot power={power} name={name(power)} />}
      {wide && <span class="name">{name(power)}</span>}
      {mark && <Icon name={mark} size={13} />}
      {wide && <ActionPips view={view} power={power} />}
      <span class="stats">
        <span class="stat" data-high={unrest > vitality}>
          <Figure name="torch" size={14} />
          <span class="vh">{told}</span>
          {unrest}
          <small>/{vitality}</small>
        </span>
        {wide && (
          <span class="unrest-bar" aria-hidden="true">
            <i style={{ left: `${Math.min(98, (unrest / (2 * vitality)) * 90)}%` }} />
          </span>
        )}
        {wide && (
          <span class="stat" title={t('urr/morale', { n: morale, vitality })}>
            <Icon name="heart" size={14} />
            <span class="vh">{t('urr/morale', { n: morale, vitality })}</span>
            {morale}
          </span>
        )}
      </span>
    </div>
  );
};

/** The own Powers with what they can still do and their unrest, then everybody with his points: for the phone. */
export const Chips = ({ view, seat, name }: PanelProps<View> & { readonly name: Name }) => (
  <>
    {(seat === null ? [] : powersOf(view, seat)).map((power) => (
      <span key={power} class="chip mine" data-p={power}>
        <Dot power={power} name={name(power)} />
        <ActionPips view={view} power={power} />
        <b>{realmOf(view, power)?.unrest ?? 0}</b>
        <small>/{view.strength[power]?.vitality ?? 0}</small>
      </span>
    ))}
    {view.chairs.map(({ player, vp }) => (
      <span key={player} class="chip" data-p={player}>
        <Dot power={player} name={name(player)} />
        {player !== seat &&
          powersOf(view, player).map((power) => <Dot key={power} power={power} name={name(power)} small />)}
        <b>{t('urr/vp', { n: vp < 0 ? `−${-vp}` : vp })}</b>
      </span>
    ))}
  </>
);

/** Whose impulse it is, and who follows. */
export const Turns = ({ view, name }: PanelProps<View> & { readonly name: Name }) => (
  <ol class="turns">
    {view.order.map((player) => (
      <li key={player} class={view.impulse?.player === player ? 'now' : ''}>
        <Dot power={player} name={name(player)} />
      </li>
    ))}
  </ol>
);
