import type { Speech } from '../../../plain/speech.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SumTable } from '../../../ui/SumTable.tsx';
import type { Choice } from '../../choices.ts';
import { figureOf } from '../foresight.ts';
import { NATIONS, type Nation, type Power, signed, spaceName, type View } from '../model.ts';
import { credit, devalue } from '../printed.build.ts';
import { whyOf } from '../retell.ts';
import { type Books, booksOf, purseOf, willIn } from '../spring.ts';
import { t } from '../words.ts';
import { type Body, Chip, Elsewhere, headOf } from './parts.tsx';
import { Levies, Recruits } from './Recruits.tsx';
import { Redeploy } from './Redeploy.tsx';

/** The questions of spring that stand on the sheet, in their order. */
const STEPS = ['treasury', 'sustain', 'recruiting', 'redeploy', 'recovery'] as const;
type Step = (typeof STEPS)[number];
const stepOf = (question: string): Step =>
  question === 'recruit' ? 'recruiting' : (STEPS.find((step) => step === question) ?? 'treasury');

export const SPRING: readonly string[] = [...STEPS, 'recruit'];

/** One sheet for each Power: its year step by step, its Treasury as a ledger, and what is to be decided beside it. */
export const springBody = (speech: Speech) => (props: Body) => {
  const { view, decision, log, preview, cite } = props;
  const nation = nationIn(view, decision);
  const now = stepOf(decision.prompt.id);
  // Who moves troops, or lets the land recover, pays nothing.
  const pays = now !== 'redeploy' && now !== 'recovery';
  return (
    <div class="com-body spring">
      <div class={pays ? 'spring-sheet' : 'spring-sheet free'}>
        <Steps now={now} books={booksOf(log, view, nation)} preview={preview} />
        <section class="spring-asked">
          <Asked {...props} speech={speech} />
        </section>
        {pays && (
          <section class="spring-purse" aria-label={t('com/treasury-of', { nation: speech.name(nation) })}>
            <Purse view={view} nation={nation} log={log} preview={preview} cite={cite} speech={speech} />
          </section>
        )}
      </div>
    </div>
  );
};

const nationIn = (view: View, { prompt, about }: Body['decision']): Nation => {
  const said = String(prompt.args.nation ?? prompt.args.power ?? about ?? view.active ?? 'PR');
  return NATIONS.find((nation) => nation === said) ?? 'PR';
};

interface StepsProps {
  readonly now: Step;
  readonly books: Books;
  readonly preview: Body['preview'];
}

/** The whole spring: what a step has brought, what it asks, what is still to come. */
const Steps = ({ now, books, preview }: StepsProps) => (
  <ol class="spring-year">
    {STEPS.map((step, place) => {
      const past = place < STEPS.indexOf(now);
      const said = past ? broughtBy(step, books) : foreseenFor(step, preview);
      return (
        <li
          key={step}
          class={past ? 'done' : step === now ? 'now' : ''}
          aria-current={step === now ? 'step' : undefined}
        >
          <span class="no">{past ? <Icon name="check" size={14} /> : place + 1}</span>
          <b>{t(`com/spring-${step}`)}</b>
          {said !== undefined && <span class="meta">{said}</span>}
        </li>
      );
    })}
  </ol>
);

/** What a step has brought the Power, in a few words. */
function broughtBy(step: Step, { income, upkeep, levied }: Books): string | undefined {
  if (step === 'treasury') return t('com/thl', { n: signed(income) });
  if (step === 'sustain') return t('com/thl', { n: signed(upkeep) });
  if (step !== 'recruiting') return undefined;
  const { inf, cav } = levied;
  return inf + cav === 0 ? t('com/nobody-levied') : t('com/levied', { inf, cav });
}

/** What can be said of a step before it comes. */
function foreseenFor(step: Step, preview: Body['preview']): string | undefined {
  const due = figureOf(preview, 'upkeep');
  if (step === 'sustain' && due !== undefined) return t('com/thl', { n: signed(-due) });
  if (step === 'redeploy') return t('com/redeploy-limits');
  if (step === 'recovery') return t('com/recovery-all');
  return undefined;
}

interface PurseProps extends Pick<Body, 'view' | 'log' | 'preview' | 'cite'> {
  readonly nation: Nation;
  readonly speech: Speech;
}

const SECTIONS: Readonly<Record<string, string>> = {
  tally: 'CM §20.2.1',
  credit: 'CM §20.2.2',
  subsidy: 'CM §20.2.3',
  devalued: 'CM §20.2.5',
  colonies: 'CM §20.2.6',
  sustain: 'CM §20.3',
  recruit: 'CM §20.4.1',
  refit: 'CM §20.4.4',
};

/** In hand, what came and went, and what would be left. */
const Purse = ({ view, nation, log, preview, cite, speech }: PurseProps) => {
  const purse = purseOf(log, preview, nation, view.nations[nation].treasury);
  const line = (planned: boolean) => (event: (typeof purse.done)[number]) => ({
    why: planned ? t('com/planned', { what: whyOf(event.why, speech.name) }) : whyOf(event.why, speech.name),
    num: event.num,
    ...(SECTIONS[event.why] && { cite: SECTIONS[event.why] }),
  });
  const wills = willIn(preview);
  return (
    <>
      <h3>{t('com/treasury-of', { nation: speech.name(nation) })}</h3>
      <SumTable
        open={cite}
        lines={[
          { why: t('com/in-hand'), num: String(purse.before) },
          ...purse.done.map(line(false)),
          ...purse.planned.map(line(true)),
        ]}
        sum={{ why: t('com/thalers-left'), num: purse.left }}
      />
      {wills.map(({ power, num, will }) => (
        <p key={power} class={num < 0 ? 'pill bad' : 'pill good'}>
          {t('com/will-becomes', { power: speech.name(power), was: will - num, now: will })}
        </p>
      ))}
    </>
  );
};

type AskedProps = Body & { readonly speech: Speech };

const Asked = (props: AskedProps) => {
  switch (props.decision.prompt.id) {
    case 'treasury':
      return <Treasury {...props} />;
    case 'sustain':
      return <Sustain {...props} />;
    case 'recruiting':
    case 'recruit':
      return <Recruits {...props} />;
    case 'redeploy':
      return <Redeploy {...props} />;
    default:
      return <>{props.children}</>;
  }
};

/** Credit, the coinage, subsidies: each with what it brings and costs. */
const Treasury = ({ view, decision, choices, ready, choose, point }: AskedProps) => {
  const power = String(decision.prompt.args.power ?? '') as Power;
  const says = (option: string): string | undefined => {
    const loan = credit[power];
    if (option === 'credit' && loan) return t('com/loan', { thl: loan.thl, will: signed(loan.mw) });
    if (option !== 'devalue') return undefined;
    const again = view.marks.includes(`devalued/${view.year}`);
    const will = signed(again ? devalue.mwAgain : devalue.mw);
    return t('com/devaluing', { thl: devalue.thl, will, others: signed(devalue.others) });
  };
  return (
    <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
      {choices.listed.map((choice) => {
        const said = says(choice.option);
        return (
          <Chip
            key={choice.option}
            choice={choice}
            ready={ready}
            choose={choose}
            point={point}
            {...(said !== undefined && { says: said })}
          />
        );
      })}
    </div>
  );
};

/** The army is paid by one touch; depots may be paid otherwise, or given up. */
const Sustain = (props: AskedProps) => {
  const { decision, choices, ready, preview, choose, take, point, speech } = props;
  const { cost = 0, depots = 0 } = decision.prompt.args;
  const is = (head: string) => choices.listed.filter(({ option }) => headOf(option) === head);
  const more = { ready, choose, point };
  const others = choices.listed.filter(({ option }) => !['sa', 'distribute'].includes(headOf(option)));
  return (
    <>
      <p class="march-hint">{t('com/upkeep', { cost: Number(cost), depots: Number(depots) })}</p>
      <Levies preview={preview} speech={speech} />
      <div class="offered-row">
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {others.map((choice) => (
            <Chip key={choice.option} choice={choice} {...more} />
          ))}
          <button type="button" class="opt plain" data-option="pay-only" onClick={() => take('done')}>
            {t('com/pay-only')}
          </button>
          {is('sa').map((choice) => (
            <Chip
              key={choice.option}
              choice={{ ...choice, label: t('com/depot-by-sa', { at: placeOf(choice) }) }}
              {...more}
            />
          ))}
        </div>
        <Elsewhere
          title={t('com/give-up-depot', { n: is('distribute').length })}
          choices={is('distribute')}
          {...more}
        />
      </div>
    </>
  );
};

const placeOf = ({ place }: Choice): string => (place === undefined ? '' : spaceName(place));
