import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { linesOf } from '../foresight.ts';
import { leaderName, nationOf, type Stack, spaceName, spOf, strength, type View } from '../model.ts';
import { leaders } from '../printed.build.ts';
import { t } from '../words.ts';
import { type Body, Chip, Elsewhere } from './parts.tsx';

const stackOf = (view: View, option: string) =>
  option.startsWith('force/')
    ? view.stacks.find(({ at, leaders: led }) => at === option.slice('force/'.length) && led.length === 0)
    : view.stacks.find(({ leaders: led }) => led.includes(option));

/** Whom to activate: one touch marches with all he can lead; the second button chooses troops first. */
export function CommandsBody({ view, decision, choices, ready, preview, choose, take, point }: Body) {
  const forces = linesOf(preview, 'command');
  /** How many would march, and how far: the SPs of the stack until the look ahead knows. */
  const says = (option: string, stack: Stack): string => {
    const line = forces.find(({ args }) => args?.force === option);
    const sp = t('com/sps', { n: line ? Number(line.args?.sp) : stack.veiled ? strength(stack) : spOf(stack) });
    // Troops without a leader bear the name of their space already.
    return [stack.leaders.length > 0 && spaceName(stack.at), sp, line && t('com/mps', { n: Number(line.value) })]
      .filter(Boolean)
      .join(', ');
  };
  const seen = new Set<number>();
  const first = choices.listed.filter(({ option }) => {
    const stack = stackOf(view, option);
    if (!stack) return true;
    if (seen.has(stack.id)) return false;
    seen.add(stack.id);
    return true;
  });
  const others = choices.listed.filter((choice) => !first.includes(choice));
  return (
    <div class="com-body">
      <div class="offered-row">
        <div class="opts commands" role="radiogroup" aria-label={decision.prompt.text}>
          {first.map((choice) => {
            const stack = stackOf(view, choice.option);
            if (!stack) return <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />;
            const leader = leaders[choice.option];
            return (
              <span key={choice.option} class="split">
                {/* biome-ignore lint/a11y/useSemanticElements: a chip, not a form field */}
                <button
                  type="button"
                  role="radio"
                  aria-checked={ready === choice.option}
                  class="opt"
                  data-option={choice.option}
                  onMouseEnter={() => point([stack.at])}
                  onMouseLeave={() => point([])}
                  onFocus={() => point([stack.at])}
                  onBlur={() => point([])}
                  onClick={() => choose(choice.option)}
                >
                  {choice.key && <span class="key">{choice.key}</span>}
                  <Dot power={nationOf(stack)} small />
                  {leader ? leaderName(choice.option) : choice.label}
                  <span class="sub">{says(choice.option, stack)}</span>
                </button>
                <button
                  type="button"
                  class="opt plain choose-troops"
                  aria-label={t('com/choose-troops', { name: choice.label })}
                  title={t('com/choose-troops', { name: choice.label })}
                  onClick={() => take(choice.option)}
                >
                  <Icon name="users" size={16} />
                </button>
              </span>
            );
          })}
        </div>
        <Elsewhere
          ready={ready}
          choose={choose}
          point={point}
          title={t('com/other-leaders', { n: others.length })}
          choices={others.map((choice) => {
            const stack = stackOf(view, choice.option);
            return stack ? { ...choice, sub: says(choice.option, stack) } : choice;
          })}
        />
      </div>
    </div>
  );
}
