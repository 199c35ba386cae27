import type { Step } from '../../../store/steps.ts';
import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { actions, deedOf } from '../actions.ts';
import type { View } from '../model.ts';
import { placesOf } from '../places.ts';
import { t } from '../words.ts';
import type { PlanProps } from './PlanBody.tsx';

interface Item {
  /** Where in the plan it begins. */
  readonly at: number;
  readonly steps: readonly Step[];
}

/** The steps of a plan, those that belong to one action together. */
function itemsOf(steps: readonly Step[]): readonly Item[] {
  const items: { at: number; steps: Step[] }[] = [];
  for (const [at, step] of steps.entries()) {
    const last = items.at(-1);
    if (!last || step.prompt === 'act' || step.prompt === 'deploy' || step.prompt === 'close')
      items.push({ at, steps: [step] });
    else last.steps.push(step);
  }
  return items;
}

/** What has been composed, in order, each with what it costs; any of it can be taken back, with all that follows. */
export function Composed({ plan, name, say }: PlanProps) {
  const view = plan.outset;
  return (
    <ol class="composed" aria-label={t('urr/composed')}>
      {itemsOf(plan.steps).map(({ at, steps: own }, place) => {
        const [first] = own;
        const deed = first && deedOf(first.option);
        const icon = actions.find(({ id }) => id === deed?.action)?.icon;
        const way = [...new Set(own.flatMap(({ option }) => stopsOf(view, option)))];
        const said = own.map(({ option, prompt }) => say(view, prompt, option));
        return (
          <li key={at} class="stop">
            <span class="no">{place + 1}</span>
            {deed && <Dot power={deed.power} name={name(deed.power)} small />}
            {icon && <Icon name={icon} size={16} />}
            <span class="clip">
              <b>{deed ? t(`urr/action/${deed.action}`) : said[0]}</b>{' '}
              {way.length > 0 ? way.map(name).join(' → ') : deed && deed.action !== 'proposal' ? said.join(' · ') : ''}
              {deed && madeBy(deed.option) && <span class="meta"> {name(madeBy(deed.option) ?? '')}</span>}
            </span>
            {first?.prompt === 'act' && deed && (
              <span class="pips gold">
                <i class="y" />
              </span>
            )}
            <button
              type="button"
              class="undo-step"
              aria-label={t('urr/take-back', { n: place + 1 })}
              title={t('urr/take-back', { n: place + 1 })}
              onClick={() => void plan.backTo(at)}
            >
              <Icon name="x" size={14} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const KINDS: readonly string[] = ['I23', 'I34', 'S2', 'S3'];
/** What kind of unit a step builds. */
const madeBy = (option: string): string | undefined => option.split('/').find((part) => KINDS.includes(part));

/** The places a step is about, beginning with where the unit stands. */
function stopsOf(view: View, option: string): readonly string[] {
  const ids = option.split('/');
  const leader = view.leaders.find(({ id }) => ids.includes(id));
  const unit = view.units.find(({ id }) => ids.includes(id) || id === leader?.on);
  return [...(unit ? [unit.at] : []), ...placesOf(option)];
}
