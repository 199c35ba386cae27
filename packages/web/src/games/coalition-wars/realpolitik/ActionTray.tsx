import { actionCardsOf } from '@quadrille/coalition-wars/realpolitik/part.ts';
import { toldTo } from '../../../words/toldTo.ts';
import type { TrayProps } from '../../presenter.ts';
import type { Power, View } from '../model.ts';
import { Asked, Go } from '../trays/frame.tsx';
import { Seals } from '../trays/Seals.tsx';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { ActionCard, cardName } from './ActionCard.tsx';
import { EntreatedInShort } from './Entreated.tsx';
import { lastEntreaties } from './entreaties.ts';
import { type ActionCard as Card, partOf } from './model.ts';

/** The hand of Action cards: one is sealed, what was played lies open beside it (RP §5). */
export function ActionTray({ view, table, decision, selected, choose, take, waiting, log, cite }: TrayProps<View>) {
  const { nameOf } = useTitle();
  if (!decision) return null;
  const power = String(decision.prompt.args.power ?? decision.seat) as Power;
  const played = partOf(view).played[power];
  const chosen = selected ?? decision.chosen;
  const inHand = actionCardsOf(view, power).filter((card) => decision.options.includes(`play/${card}`));
  const entreaties = lastEntreaties(log);
  const card = chosen?.split('/')[1] as Card | undefined;
  return (
    <section
      class="tray action-cards"
      aria-label={decision.prompt.text}
      data-decision={decision.chosen === undefined ? decision.prompt.id : undefined}
    >
      <Asked
        decision={decision}
        cite={cite}
        power={power}
        question={toldTo(nameOf(power), decision.prompt.text)}
        sealed={t('sealed/together')}
      />
      {entreaties?.recent && <EntreatedInShort view={view} entreaties={entreaties} />}
      <div class="acards" role="radiogroup" aria-label={t('cards/of', { name: nameOf(power) })}>
        {inHand.map((each, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a card, not a form field
          <button
            key={each}
            type="button"
            role="radio"
            class="tile acard-choice"
            data-option={`play/${each}`}
            aria-checked={chosen === `play/${each}`}
            onClick={() => choose(`play/${each}`)}
          >
            <span class="key">{place + 1}</span>
            <ActionCard card={each} power={power} picked={chosen === `play/${each}`} />
          </button>
        ))}
        {played.map((each) => (
          <span key={each} class="acard-open">
            <ActionCard card={each} power={power} played />
          </span>
        ))}
      </div>
      <Seals
        view={view}
        table={table}
        powers={view.order.filter((each) => view.master[each] === each)}
        waiting={waiting}
        own={decision.seat}
        sealed={decision.chosen !== undefined}
      />
      <Go
        question={decision.chosen !== undefined && decision.chosen === chosen ? t('sealed/done') : t('sealed/ask')}
        note={played.length > 0 ? t('cards/comes-back') : t('sealed/may-change')}
        disabled={!selected || selected === decision.chosen}
        take={() => take()}
      >
        {card ? t('cards/seal', { name: cardName(card) }) : t('cards/choose')}
      </Go>
    </section>
  );
}
