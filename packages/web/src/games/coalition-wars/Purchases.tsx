import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import type { Choice } from '../choices.ts';
import type { BodyProps } from '../presenter.ts';
import { face, priceUnder } from './faces.ts';
import { generalOf, type Power, type View } from './model.ts';
import type { Title } from './title.ts';
import { useTitle } from './within.tsx';
import { t } from './words/index.ts';

/** What is bought by number; whatever else Money buys is offered as a plain choice. */
const WARES: readonly string[] = ['unit', 'morale', 'card', 'fortress'];
const rank = (option: string): number => WARES.indexOf(option.split('/')[0] ?? '');

/** Mobilisation (C §7.4): every ware with its number, what is left of the Money, one confirmation. */
export function Purchases({ view, decision, choices, ready, choose, plan, point }: BodyProps<View>) {
  const title = useTitle();
  const priceOf = priceUnder(title);
  const { steps, compose, arrange, outset } = plan;
  const power = (decision.prompt.args.power ?? decision.seat) as Power;
  const bought = steps.map(({ option }) => option);
  // What cannot be composed (a card is seen, the last Money is spent) is selected and waits for the golden button.
  const waiting = ready === undefined || ready === 'done' ? [] : [ready];
  const count = (option: string) => [...bought, ...waiting].filter((each) => each === option).length;
  const left = view.powers[power].money - waiting.reduce((sum, each) => sum + priceOf(each), 0);
  const mayAdd = (option: string) =>
    decision.options.includes(option) && left >= priceOf(option) && count(option) < most(option);
  const most = (option: string) => (option === 'card' || option.startsWith('fortress/') ? 1 : Number.POSITIVE_INFINITY);
  const wares = [...new Set([...bought, ...decision.options])].filter((option) => rank(option) >= 0).sort(inOrder);
  // Once something is in the list, what ends the buying has a button of its own.
  const others = choices.listed.filter(({ option, closing }) => rank(option) < 0 && !(closing && bought.length > 0));
  const keyOf = (option: string) => choices.listed.find((each) => each.option === option)?.key;
  // One touch after the other, however quick they come.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waited, setWaited] = useState(0);
  const then = (work: () => Promise<unknown>) => {
    setWaited((many) => many + 1);
    queue.current = queue.current.then(work, work).finally(() => setWaited((many) => many - 1));
  };
  const add = async (option: string) => {
    if (!(await compose(option))) choose(option);
  };
  const remove = async (option: string) => {
    if (waiting.includes(option)) return arrange(bought);
    await arrange(bought.toSpliced(bought.lastIndexOf(option), 1));
    for (const each of waiting) await add(each);
  };
  const fill = async (option: string) => {
    const units = generalOf(view, option.split('/')[1] ?? '')?.units;
    const room = units === undefined ? 1 : title.printed.mostUnits - units;
    for (let n = 0; n < Math.min(room, left); n++)
      if (!(await compose(option))) {
        choose(option);
        return;
      }
  };
  return (
    <section class="purchases" aria-label={t('buy/title')} aria-busy={waited > 0}>
      <p class="meta">{t('buy/money', { left, money: outset.powers[power].money })}</p>
      <ul>
        {wares.map((option) => {
          const { label, icon, place } = face(title, view, decision, option);
          return (
            <li key={option}>
              <button
                type="button"
                class="opt"
                data-option={option}
                disabled={!mayAdd(option)}
                aria-label={t('buy/all', { what: label })}
                onMouseEnter={() => point(place ? [place] : [])}
                onMouseLeave={() => point([])}
                onClick={() => then(() => fill(option))}
              >
                {keyOf(option) && <span class="key">{keyOf(option)}</span>}
                {icon && <Icon name={icon} size={17} />}
                {label}
                <span class="sub clip">{subOf(title, view, option)}</span>
              </button>
              <Stepper
                label={label}
                value={count(option)}
                most={mayAdd(option) ? count(option) + 1 : count(option)}
                set={(next) => then(() => (next > count(option) ? add(option) : remove(option)))}
              />
            </li>
          );
        })}
      </ul>
      <div class="opts">
        {others.map((choice) => (
          <Plain key={choice.option} choice={choice} checked={ready === choice.option} choose={choose} />
        ))}
      </div>
    </section>
  );
}

const inOrder = (a: string, b: string): number => rank(a) - rank(b) || a.localeCompare(b);

function subOf({ printed }: Title, view: View, option: string): string {
  const [head, id = ''] = option.split('/');
  if (head === 'card') return t('buy/see-first');
  if (head === 'fortress') return t('price/fortress');
  const units = generalOf(view, id)?.units;
  return units === undefined ? '' : `${units} / ${printed.mostUnits}`;
}

interface PlainProps {
  readonly choice: Choice;
  readonly checked: boolean;
  readonly choose: (option: string) => void;
}

const Plain = ({ choice, checked, choose }: PlainProps) => (
  <button
    type="button"
    class={choice.closing ? 'opt plain' : 'opt'}
    data-option={choice.option}
    aria-pressed={checked}
    onClick={() => choose(choice.option)}
  >
    {choice.key && <span class="key">{choice.key}</span>}
    {choice.label}
    {choice.sub && <span class="sub">{choice.sub}</span>}
  </button>
);
