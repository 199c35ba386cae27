import { Dot } from '../../../ui/Emblem.tsx';
import type { BodyProps } from '../../presenter.ts';
import { powerCardOf, type View } from '../model.ts';
import { groups } from '../printed.build.ts';
import { t } from '../words.ts';

type Named = BodyProps<View> & { readonly name: (id: string) => string };

/** The Powers of a group, each with the vitality and the income of its card, and what the group is worth by itself. */
const Group = ({ view, powers, name }: Pick<Named, 'view' | 'name'> & { readonly powers: readonly string[] }) => {
  const bonus = groupsOf(view).find((group) => group.powers.join() === powers.join())?.bonus ?? 0;
  return (
    <>
      {powers.map((power) => {
        const card = powerCardOf(view, power);
        return (
          <span key={power} class="row">
            <Dot power={power} small />
            {name(power)}
            <span class="sub">
              {card ? t('urr/group-power', { vitality: card.vitality, income: card.income }) : t('urr/group-later')}
            </span>
          </span>
        );
      })}
      {bonus > 0 && <span class="sub">{t('urr/group-bonus', { n: bonus })}</span>}
    </>
  );
};

const groupsOf = ({ scenario, chairs }: View) => groups[scenario]?.[chairs.length] ?? [];

/** The choice of the Powers one leads: each group with its arms. */
export const GroupBody = (props: Named) => {
  const { decision, choices, ready, choose } = props;
  return (
    <div class="opts groups" role="radiogroup" aria-label={decision.prompt.text}>
      {choices.listed.map(({ option, key }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of Powers, not a form field
        <button
          key={option}
          type="button"
          role="radio"
          class="opt"
          aria-checked={ready === option || decision.chosen === option}
          data-option={option}
          onClick={() => choose(option)}
        >
          {key && <span class="key">{key}</span>}
          <Group {...props} powers={option.slice(option.indexOf('/') + 1).split('+')} />
        </button>
      ))}
    </div>
  );
};

/** The bid for the choice: how it goes, and which groups there are. */
export const GroupBid = (props: Named) => (
  <>
    {props.children}
    <p class="meta group-how">{t('urr/group-how')}</p>
    <ul class="on-offer">
      {groupsOf(props.view).map(({ powers }) => (
        <li key={powers.join()}>
          <Group {...props} powers={powers} />
        </li>
      ))}
    </ul>
  </>
);
