import type { PanelProps, Weighed } from '../presenter.ts';
import { tacticSays } from './bodies/Tactics.tsx';
import { CARD_QUESTIONS } from './faces.ts';
import { handsOf } from './Hand.tsx';
import { handOf, type Power, tacticName, type View } from './model.ts';
import { tactics } from './printed.build.ts';
import { Ticket } from './Ticket.tsx';
import { t } from './words.ts';

interface TicketsProps extends PanelProps<View>, Weighed {
  readonly name: (id: string) => string;
  readonly choose: (option: string) => void;
  /** The card whose uses are on show. */
  readonly piece: string | undefined;
}

/** Whose hand is on show: that of the Power in question, of the one whose Turn it is, or the first. */
function shownOf(view: View, asked: string | number | undefined): Power | undefined {
  const mine = handsOf(view);
  return mine.find((power) => power === asked) ?? mine.find((power) => power === view.active) ?? mine[0];
}

/** Cards that may be played as the decision stands. */
const playable = (options: readonly string[]): readonly string[] => [
  ...new Set(options.map((option) => option.split('/')[1] ?? '')),
];

/** What a chit does, for whoever points at it. */
const saysOf = (power: Power, id: string): string | undefined => {
  const tactic = tactics[`${power}/${id}`];
  return tactic && tacticSays(tactic);
};

/** The hand as a row below the map, the Tactics chits beside it. */
export function Tickets({ view, decision, name, choose, piece }: TicketsProps) {
  const power = shownOf(view, decision?.about ?? decision?.prompt.args.power);
  if (!power) return null;
  const hand = handOf(view, power) ?? [];
  const { held } = view.powers[power].tactics;
  const offered = decision && CARD_QUESTIONS.includes(decision.prompt.id) ? playable(decision.options) : [];
  const inOrder = hand.filter((id) => offered.includes(id));
  return (
    <div class="tickets com-tickets" data-p={power}>
      <b class="hand-of">{t('com/hand', { n: hand.length })}</b>
      <ul class="tickets-row" aria-label={t('com/hand-of', { name: name(power) })}>
        {hand.map((id) => (
          <li key={id}>
            <Ticket
              id={id}
              {...(inOrder.includes(id) && { offered: inOrder.indexOf(id), choose })}
              picked={piece === id}
            />
          </li>
        ))}
      </ul>
      {typeof held !== 'number' && held.length > 0 && (
        <p class="tactics">
          <span class="meta">{t('com/tactics')}</span>
          {held.map((tactic, place) => (
            <b key={place} class="tactic" title={saysOf(power, tactic)}>
              {tacticName(power, tactic)}
            </b>
          ))}
        </p>
      )}
    </div>
  );
}
