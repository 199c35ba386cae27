import { Icon } from '../../../ui/Icon.tsx';
import { cardOf } from '../model.ts';
import { t } from '../words.ts';
import { type Body, Chip, Elsewhere, headOf } from './parts.tsx';

/**
 * The Supply Segment: what Supply Actions may be spent on, which card buys some. It ends with the transfers of Light troops:
 * they stay where they are unless somebody asks for them.
 */
export function SupplyBody({ decision, choices, ready, choose, take, point }: Body) {
  const is = (head: string) => choices.listed.filter(({ option }) => headOf(option) === head);
  const [buys, gives] = [is('buy'), is('distribute')];
  const rest = choices.listed.filter((choice) => !buys.includes(choice) && !gives.includes(choice));
  const more = { ready, choose, point };
  return (
    <div class="com-body">
      <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
        {rest.map((choice) => (
          <Chip key={choice.option} choice={choice} {...more} />
        ))}
        <button type="button" class="opt plain" onClick={() => take('done')}>
          <Icon name="flag" size={16} /> {t('com/light-first')}
        </button>
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
