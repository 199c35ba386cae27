import { useState } from 'preact/hooks';
import type { PanelProps } from '../presenter.ts';
import { cardOf, handOf, POWERS, type Power, type View } from './model.ts';
import { t } from './words.ts';

interface HandProps extends PanelProps<View> {
  readonly name: (id: string) => string;
  readonly large?: boolean;
  readonly asked?: string | number | undefined;
}

/** The hands a seat sees: those of its own Powers. */
export const handsOf = (view: View): readonly Power[] =>
  POWERS.filter((power) => (handOf(view, power)?.length ?? 0) > 0);

const MARKS: readonly string[] = ['FS', 'INT', 'XX', 'ONCE'];

/** The cards in hand as tickets; a touch shows what a card says. */
export function Hand({ view, name, large = false, asked }: HandProps) {
  const [open, show] = useState<string | undefined>(undefined);
  const mine = handsOf(view);
  const shown = mine.filter((power) => large || mine.length === 1 || power === asked || asked === undefined);
  if (shown.length === 0) return large ? <p class="meta">{t('com/nothing')}</p> : null;
  return (
    <div class={large ? 'tickets-page' : 'tickets-row'}>
      {shown.map((power) => (
        <section key={power} data-p={power} aria-label={name(power)}>
          <header>
            <b>{t('com/hand', { n: handOf(view, power)?.length ?? 0 })}</b>
          </header>
          <ul class="tickets">
            {handOf(view, power)?.map((id) => (
              <li key={id}>
                <Ticket id={id} open={large || open === id} toggle={() => show(open === id ? undefined : id)} />
              </li>
            ))}
          </ul>
          <Tactics view={view} power={power} name={name} />
        </section>
      ))}
    </div>
  );
}

const Ticket = ({ id, open, toggle }: { readonly id: string; readonly open: boolean; readonly toggle: () => void }) => {
  const card = cardOf(id);
  if (!card) return null;
  return (
    <button
      type="button"
      class={open ? 'ticket open' : 'ticket'}
      data-p={card.power}
      title={card.text}
      onClick={toggle}
    >
      <span class="o">{card.ops}</span>
      <span class="n">{card.title}</span>
      <span class="m">
        {card.marks
          .filter((mark) => MARKS.includes(mark))
          .map((mark) => (
            <b key={mark} class={mark === 'INT' ? 'int' : ''}>
              {mark === 'ONCE' ? '1×' : mark}
            </b>
          ))}
      </span>
      {open && <span class="x">{card.text}</span>}
    </button>
  );
};

const Tactics = ({
  view,
  power,
  name,
}: {
  readonly view: View;
  readonly power: Power;
  readonly name: (id: string) => string;
}) => {
  const { held } = view.powers[power].tactics;
  if (typeof held === 'number' || held.length === 0) return null;
  return (
    <p class="tactics">
      <span class="meta">{t('com/tactics')}</span>
      {held.map((tactic, place) => (
        <b key={place} class="tactic">
          {name(tactic)}
        </b>
      ))}
    </p>
  );
};
