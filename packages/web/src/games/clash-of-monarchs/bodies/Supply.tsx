import { Icon } from '../../../ui/Icon.tsx';
import type { Choice } from '../../choices.ts';
import { pieceOf } from '../faces.ts';
import { cardOf } from '../model.ts';
import { t, tell } from '../words.ts';
import { type Body, Chip, Elsewhere, headOf } from './parts.tsx';

/** What Supply Actions are spent on, in the order a quartermaster asks. */
const ROWS = [
  ['supplies', 'com/sa-feed', 'wheat'],
  ['rally', 'com/sa-rally', 'flag'],
  ['share', 'com/sa-share', 'users'],
  ['depot', 'com/sa-depots', 'boots'],
  ['build', 'com/sa-depots', 'boots'],
] as const;

/**
 * A Supply Segment: who is fed or encouraged, with the state each force is in; which depots move; which card buys Supply
 * Actions. It ends with the transfers of Light troops where they follow: they stay where they are unless somebody asks.
 */
export function SupplyBody({ view, decision, choices, ready, choose, take, point }: Body) {
  const is = (head: string) => choices.listed.filter(({ option }) => headOf(option) === head);
  const [buys, gives] = [is('buy'), is('distribute')];
  const rows = [...new Set(ROWS.map(([, title]) => title))].map((title) => ({
    title,
    icon: ROWS.find((row) => row[1] === title)?.[2] ?? 'wheat',
    choices: ROWS.filter((row) => row[1] === title).flatMap(([head]) => is(head)),
  }));
  const rowed = rows.flatMap((row) => row.choices);
  const others = choices.listed.filter((choice) => ![...buys, ...gives, ...rowed].includes(choice));
  // What ends the Segment comes before what is rarely wanted.
  const [rest, rare] = [others.filter(({ closing }) => closing), others.filter(({ closing }) => !closing)];
  const more = { ready, choose, point };
  const stateOf = ({ option }: Choice): string | undefined => {
    const piece = pieceOf(view, option);
    const stack = view.stacks.find(({ id }) => `stack/${id}` === piece);
    if (!stack) return undefined;
    return headOf(option) === 'rally' ? tell(stack.morale) : tell(stack.supply);
  };
  return (
    <div class="com-body reaction">
      {rows
        .filter((row) => row.choices.length > 0)
        .map((row) => (
          <div key={row.title} class="way-row">
            <span class="way-name">
              <Icon name={row.icon} size={17} /> {t(row.title)}
            </span>
            <div class="opts" role="radiogroup" aria-label={t(row.title)}>
              {row.choices.map((choice) => {
                const said = stateOf(choice);
                return (
                  <Chip key={choice.option} choice={choice} {...more} {...(said !== undefined && { says: said })} />
                );
              })}
            </div>
          </div>
        ))}
      <div class="offered-row">
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {rest.map((choice) => (
            <Chip key={choice.option} choice={choice} {...more} />
          ))}
          {decision.prompt.id === 'supply-actions' && (
            <button type="button" class="opt plain" onClick={() => take('done')}>
              <Icon name="flag" size={16} /> {t('com/light-first')}
            </button>
          )}
          {rare.map((choice) => (
            <Chip key={choice.option} choice={choice} {...more} />
          ))}
        </div>
        <Elsewhere title={t('com/buy-with', { n: buys.length })} choices={buys.map(titled)} {...more} />
        <Elsewhere title={t('com/give-up-depot', { n: gives.length })} choices={gives} {...more} />
      </div>
    </div>
  );
}

/** A card by its name: what it is played for stands above. */
const titled = (choice: Body['choices']['listed'][number]) => {
  const card = cardOf(choice.option.split('/')[1] ?? '');
  return card ? { ...choice, label: card.title, sub: t('com/ops', { n: card.ops }) } : choice;
};
