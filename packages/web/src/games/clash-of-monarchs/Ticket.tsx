import { cardOf } from './model.ts';
import { t } from './words.ts';

const MARKS: readonly string[] = ['FS', 'INT', 'XX', 'ONCE'];

interface TicketProps {
  readonly id: string;
  /** Its place among the cards that may be played now. */
  readonly offered?: number;
  readonly picked?: boolean;
  readonly choose?: (option: string) => void;
}

/** A card as a ticket: value, name, marks. Touched while it is on offer, its uses are listed; held or hovered, it tells all it says. */
export const Ticket = ({ id, offered, picked = false, choose }: TicketProps) => {
  const card = cardOf(id);
  if (!card) return null;
  const face = (
    <>
      <span class="m">
        <span class="o">{card.ops}</span>
        <span class="marks">
          {card.marks
            .filter((mark) => MARKS.includes(mark))
            .map((mark) => (
              <b key={mark} class={mark === 'INT' ? 'int' : ''}>
                {mark === 'ONCE' ? '1×' : mark}
              </b>
            ))}
        </span>
      </span>
      <span class="n">{card.title}</span>
      <span class="whole" role="tooltip">
        <b>{card.title}</b>
        <span>{t('com/ops', { n: card.ops })}</span>
        <span>{card.text}</span>
        {card.reconstructed && <small>{t('com/card-rebuilt')}</small>}
      </span>
    </>
  );
  if (offered === undefined || !choose)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the whole card is read by whoever comes to it
      <span class="ticket" data-p={card.power} tabIndex={0}>
        {face}
      </span>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card, not a form field
    <button
      type="button"
      role="radio"
      aria-checked={picked}
      class={picked ? 'opt ticket pick' : 'opt ticket'}
      data-p={card.power}
      data-piece={id}
      onClick={() => choose(`piece:${id}`)}
    >
      {offered < 9 && <span class="key">{offered + 1}</span>}
      {face}
    </button>
  );
};
