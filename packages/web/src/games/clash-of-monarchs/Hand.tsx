import { useState } from 'preact/hooks';
import { Dot } from '../../ui/Emblem.tsx';
import type { PanelProps } from '../presenter.ts';
import { tacticSays } from './bodies/Tactics.tsx';
import { cardOf, handOf, POWERS, type Power, tacticName, type View } from './model.ts';
import { tactics } from './printed.build.ts';
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
            <h3 class="row">
              <Dot power={power} small /> {name(power)}
              <small class="meta">{t('com/hand', { n: handOf(view, power)?.length ?? 0 })}</small>
            </h3>
          </header>
          <ul class="tickets">
            {handOf(view, power)?.map((id) => (
              <li key={id}>
                <Ticket id={id} open={large || open === id} toggle={() => show(open === id ? undefined : id)} />
              </li>
            ))}
          </ul>
          <Tactics view={view} power={power} />
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

/** The Tactics chits, with what each does. */
const Tactics = ({ view, power }: { readonly view: View; readonly power: Power }) => {
  const { held } = view.powers[power].tactics;
  if (typeof held === 'number' || held.length === 0) return null;
  return (
    <dl class="tactics-told">
      {held.map((id, place) => {
        const tactic = tactics[`${power}/${id}`];
        return (
          <div key={place}>
            <dt class="tactic">{tacticName(power, id)}</dt>
            <dd class="meta">{tactic && tacticSays(tactic)}</dd>
          </div>
        );
      })}
    </dl>
  );
};
