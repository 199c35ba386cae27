import type { Speech } from '../../../plain/speech.ts';
import { LedgerTable } from '../../../ui/LedgerTable.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import type { Choice } from '../../choices.ts';
import { linesOf } from '../foresight.ts';
import { NATIONS, type Nation, type Power, signed, spaceName, type View } from '../model.ts';
import { credit, devalue } from '../printed.build.ts';
import { whyOf } from '../retell.ts';
import { purseOf, willIn } from '../spring.ts';
import { t, type WordId } from '../words.ts';
import { type Body, Chip, Elsewhere, headOf, troopsName } from './parts.tsx';
import { Toll } from './Toll.tsx';

/** The questions of spring that stand on the sheet, in their order. */
const STEPS = ['treasury', 'sustain', 'recruiting', 'redeploy', 'recovery'] as const;
type Step = (typeof STEPS)[number];
const stepOf = (question: string): Step =>
  question === 'recruit' ? 'recruiting' : (STEPS.find((step) => step === question) ?? 'treasury');

const FREE: readonly string[] = ['redeploy', 'recovery'];

export const SPRING: readonly string[] = [...STEPS, 'recruit'];

/** One sheet for each Power: how far its year is, its Treasury as a ledger, and what is to be decided beside it. */
export const springBody = (speech: Speech) => (props: Body) => {
  const { view, decision, log, preview, cite } = props;
  const nation = nationIn(view, decision);
  // Who moves troops, or lets the land recover, pays nothing.
  const pays = !FREE.includes(decision.prompt.id);
  return (
    <div class="com-body spring">
      <Steps now={stepOf(decision.prompt.id)} />
      <div class={pays ? 'spring-sheet' : 'spring-sheet alone'}>
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

const Steps = ({ now }: { readonly now: Step }) => (
  <ol class="stepper spring-steps">
    {STEPS.map((step, place) => (
      <li
        key={step}
        class={place < STEPS.indexOf(now) ? 'done' : step === now ? 'now' : ''}
        aria-current={step === now ? 'step' : undefined}
      >
        {t(`com/spring-${step}`)}
      </li>
    ))}
  </ol>
);

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
      <LedgerTable
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
  const { decision, choices, ready, choose, point } = props;
  const { cost = 0, depots = 0 } = decision.prompt.args;
  const is = (head: string) => choices.listed.filter(({ option }) => headOf(option) === head);
  const more = { ready, choose, point };
  const others = choices.listed.filter(({ option }) => !['sa', 'distribute'].includes(headOf(option)));
  return (
    <>
      <p class="march-hint">{t('com/upkeep', { cost: Number(cost), depots: Number(depots) })}</p>
      <div class="offered-row">
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {others.map((choice) => (
            <Chip key={choice.option} choice={choice} {...more} />
          ))}
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

/** What the dice of each nation may bring at their worst and best, and what else the Treasury can pay for. */
const Recruits = (props: AskedProps) => {
  const { decision, choices, ready, preview, choose, point, speech } = props;
  const levies = linesOf(preview, 'levy');
  const costs = new Map(linesOf(preview, 'refit').map(({ args, value }) => [String(args?.option), Number(value)]));
  const byHand = decision.prompt.id === 'recruit';
  const dice = choices.listed.filter(({ option }) => headOf(option) === 'recruit');
  const refits = choices.listed.filter(({ option }) => costs.has(option));
  const rest = choices.listed.filter((choice) => !refits.includes(choice) && !(byHand && dice.includes(choice)));
  const chip = (choice: Choice, says?: string) => (
    <Chip
      key={choice.option}
      choice={choice}
      ready={ready}
      choose={choose}
      point={point}
      {...(says !== undefined && { says })}
    />
  );
  return (
    <>
      {levies.length > 0 && (
        <ul class="levies">
          {levies.map(({ args = {}, value }) => {
            const choice = dice.find(({ option }) => option === args.option);
            return (
              <li key={`${args.nation}/${args.option ?? ''}`} data-p={args.nation}>
                {choice ? chip(choice) : <b>{speech.name(String(args.nation))}</b>}
                <span>
                  {t('com/levy', { dice: Number(value), drm: drmOf(Number(args.drm)) })}{' '}
                  <b>{range(args.least, args.most, 'com/levy-inf')}</b>,{' '}
                  {range(args.fewSteps, args.steps, 'com/levy-cav')}, {range(args.cheap, args.dear, 'com/levy-thl')}
                </span>
                {args.at !== undefined && (
                  <span class="meta">{t('com/levy-at', { at: spaceName(String(args.at)) })}</span>
                )}
                {args.room !== undefined && (
                  <span class="pill warn">{t('com/levy-room', { n: Number(args.room) })}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {preview && levies.length === 0 && <p class="march-hint meta">{t('com/no-levy')}</p>}
      <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
        {refits.map((choice) => chip(choice, t('com/thl', { n: costs.get(choice.option) ?? 0 })))}
        {rest.map((choice) => chip(choice))}
      </div>
    </>
  );
};

const drmOf = (drm: number): string => (drm === 0 ? '' : drm > 0 ? ` +${drm}` : ` −${-drm}`);
const range = (low: unknown, high: unknown, id: WordId): string =>
  t(id, { n: low === high ? String(low) : `${low}–${high}` });

/** Leaders, depots and troops by the force they stand with; how many troops may still go. */
const Redeploy = (props: AskedProps) => {
  const { decision, choices, ready, choose, point, speech } = props;
  const { inf = 0, heavy = 0, power = '' } = decision.prompt.args;
  const forces = new Map<string, Choice[]>();
  for (const choice of choices.listed) {
    if (choice.closing) continue;
    const at = choice.place === undefined ? '' : spaceName(choice.place);
    forces.set(at, [...(forces.get(at) ?? []), choice]);
  }
  return (
    <>
      <Toll {...props} />
      <p class="march-head">
        <span>
          {t('com/redeploy-inf')} <Pips spent={3 - Number(inf)} of={3} />
        </span>
        <span>
          {t('com/redeploy-heavy')} <Pips spent={3 - Number(heavy)} of={3} />
        </span>
      </p>
      <div class="raid-rows">
        {[...forces].map(([at, here]) => (
          <div key={at} class="raid-row">
            <b class="raid-goal">{at === '' ? t('com/boxes') : at}</b>
            <div class="opts" role="radiogroup" aria-label={at === '' ? t('com/boxes') : at}>
              {here.map((choice) => (
                <Chip
                  key={choice.option}
                  choice={loadOf(choice, String(power), speech)}
                  ready={ready}
                  choose={choose}
                  point={point}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
        {choices.listed
          .filter(({ closing }) => closing)
          .map((choice) => (
            <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
          ))}
      </div>
    </>
  );
};

/** `inf/RU/apraxin`: what goes; who it leaves stands before the row. */
const loadOf = ({ sub: _, ...choice }: Choice, power: string, { name }: Speech): Choice => {
  const [head = '', second = '', third = '', fourth = ''] = choice.option.split('/');
  if (head === 'leader') return { ...choice, label: name(second) };
  if (head === 'depot') return { ...choice, label: t('com/a-depot') };
  const [what, nation] = head === 'box' ? [fourth, third] : [head, second];
  return { ...choice, label: troopsName(what, nation, power, name) };
};
