import type { Decision } from '@quadrille/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Choices } from '../games/choices.ts';
import type { BodyProps, Panel } from '../games/presenter.ts';
import { Refused, request } from '../net/socket.ts';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { toldTo } from '../words/toldTo.ts';
import { t } from '../words/words.ts';
import { Advice } from './Advice.tsx';
import { AmountPicker } from './AmountPicker.tsx';
import { OptionList } from './OptionList.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import { Questions } from './Questions.tsx';
import { Refusals } from './Refusals.tsx';
import { Rest } from './Rest.tsx';
import { Deltas, Sentence } from './Sentence.tsx';
import { narrow, openRules, sendsPlan, useSeen } from './seen.ts';

interface DockProps {
  readonly decision: Decision;
  readonly choices: Choices;
}

/** The decision: who, what, the options, what would come of them, and the button. It never asks two things. */
export function Dock({ decision, choices }: DockProps) {
  const seen = useSeen();
  const { deciding, presenter, match, shown } = seen;
  const selected = deciding.selected.value;
  const view = shown.value?.view;
  const answering = view === undefined ? undefined : presenter.answersFor?.(view, decision);
  const power = String(answering ?? decision.about ?? decision.prompt.args.power ?? decision.seat);
  const inHand = choices.piece !== undefined && view ? presenter.askOf?.(view, decision, choices.piece) : undefined;
  const ready = deciding.ready.value;
  const chosen = ready !== undefined && view ? presenter.face(view, decision, ready) : undefined;
  const steps = deciding.steps.value;
  // A plan that has come back to the question it began with can be sent as it is.
  const joined = sendsPlan(presenter, decision);
  const whole = joined && match.decision.value?.prompt.id === decision.prompt.id;
  const ends = decision.options.includes('done') ? presenter.face(view, decision, 'done') : undefined;
  const closing = ends ? (ends.verb ?? ends.label) : whole ? t('dock/carry-out') : undefined;
  const Body = view ? presenter.body?.(view, decision) : undefined;
  const sealed = decision.kind === 'sealed' || decision.kind === 'bid';
  const numeric = decision.kind === 'amount' || decision.kind === 'bid';
  const asked = numeric ? <AmountPicker decision={decision} /> : <OptionList decision={decision} choices={choices} />;
  const back =
    selected !== undefined ? 'clear' : steps.length > 0 ? 'step' : match.position.value?.undo ? 'undo' : undefined;
  return (
    <section
      class={Body ? 'dock own' : 'dock'}
      aria-label={t('dock/title')}
      data-decision={decision.prompt.id}
      data-stamp={decision.stamp}
    >
      <div class="ask">
        <Questions />
        <div class="who">
          <Dot power={power} />
          <b class="ptxt" data-p={power}>
            {presenter.name(power)}
          </b>
          {steps.length > 0 ? <PlanSteps /> : <span class="meta clip where">{presenter.standing(view).detail}</span>}
          <button type="button" class="cite push" onClick={() => openRules(seen, decision.cite)}>
            <span class="vh">{t('dock/rule')} </span>
            {decision.cite}
          </button>
        </div>
        <div class="question-row">
          <h2 class="question" aria-live="polite">
            {inHand ?? presenter.question?.(view, decision) ?? toldTo(presenter.name(power), decision.prompt.text)}
          </h2>
          <div class="go">
            {back && (
              <button type="button" class="btn btn-quiet back" onClick={() => void deciding.back()}>
                <span class="key">Esc</span>
                <Icon name="undo" size={18} />
                <span class="back-word">{t(`dock/${back}`)}</span>
              </button>
            )}
            {steps.length > 0 && closing && !joined && selected === undefined && ready !== 'done' && (
              <Finish key={decision.stamp + closing} label={closing} />
            )}
            <Confirm
              label={chosen?.verb ?? chosen?.label}
              closing={steps.length > 0 && joined ? closing : undefined}
              sealed={sealed}
              done={decision.chosen !== undefined && decision.chosen === ready}
            />
          </div>
        </div>
        {Body ? (
          <Inside Body={Body} decision={decision} choices={choices}>
            {asked}
          </Inside>
        ) : (
          asked
        )}
        {deciding.problem.value && (
          <p class="notice bad" role="alert">
            <Icon name="warn" size={18} />
            {deciding.problem.value}
          </p>
        )}
        <Rest />
        {decision.chosen !== undefined && <p class="meta">{t('sealed/may-change')}</p>}
        <div class="foot">
          {!Body && <Consequences />}
          <Refusals decision={decision} />
          <Advice decision={decision} />
        </div>
      </div>
      {view && !presenter.Tickets ? (
        <presenter.Hand
          view={view}
          table={seen.match.table.value as never}
          seat={match.seat.value}
          asked={decision.about ?? decision.prompt.args.power}
        />
      ) : null}
    </section>
  );
}

/** What the game itself puts in the place of the list. */
function Inside({
  Body,
  decision,
  choices,
  children,
}: DockProps & { readonly Body: Panel<BodyProps<unknown>>; readonly children: ComponentChildren }) {
  const seen = useSeen();
  const { deciding, match, shown, lit, sought, piece, annals } = seen;
  const { table } = match;
  if (!table.value) return null;
  return (
    <Body
      view={shown.value?.view}
      table={table.value}
      seat={match.seat.value}
      decision={decision}
      choices={choices}
      ready={deciding.ready.value}
      preview={deciding.preview.value}
      choose={seen.offer}
      take={(option) => void deciding.take(option)}
      log={annals.log.value}
      cite={(section) => openRules(seen, section)}
      point={(places) => {
        lit.value = places;
      }}
      plan={{
        steps: deciding.steps.value,
        outset: match.position.value?.view,
        compose: deciding.compose,
        backTo: deciding.backTo,
        arrange: deciding.arrange,
      }}
      piece={piece.value}
      hold={(each) => {
        piece.value = each;
      }}
      explain={match.explain}
      leave={(order) => void leaveWord(seen, order)}
      small={narrow.value}
      seek={(places) => {
        sought.value = places;
      }}
    >
      {children}
    </Body>
  );
}

/** Leaves a standing order; what is wrong with it is said where it was left. */
async function leaveWord({ match, deciding }: ReturnType<typeof useSeen>, order: string): Promise<void> {
  const seat = match.seat.peek();
  if (seat === null) return;
  await request({ type: 'order', table: match.id, seat, order, on: true }).catch((fault: unknown) => {
    deciding.problem.value = fault instanceof Refused ? fault.problem.sentence : String(fault);
  });
}

interface ConfirmProps {
  readonly label: string | undefined;
  readonly closing: string | undefined;
  readonly sealed: boolean;
  readonly done: boolean;
}

/** Sends the plan: a button of its own in a place of its own, so that no touch or key meant for a step ends it. */
function Finish({ label }: { readonly label: string }) {
  const { deciding } = useSeen();
  return (
    <button
      type="button"
      class="btn finish"
      disabled={deciding.sending.value}
      onClick={() => void deciding.carryOut('done')}
    >
      {label}
    </button>
  );
}

/** The one golden button: takes what is selected; where steps join the plan at a touch it sends the plan. */
function Confirm({ label, closing, sealed, done }: ConfirmProps) {
  const { deciding } = useSeen();
  const plan = label === undefined && closing !== undefined;
  const idle = (label === undefined && !plan) || done;
  return (
    <button
      type="button"
      class="btn btn-primary confirm"
      disabled={idle || deciding.sending.value}
      onClick={() => void (plan ? deciding.take('done') : deciding.carryOut())}
    >
      <span class="key">↵</span>
      {sealed && <Icon name="lock" size={17} />}
      {deciding.sending.value ? t('dock/sending') : (label ?? closing ?? t('dock/choose'))}
    </button>
  );
}

/** What would come of the selected option, as far as nothing hidden becomes known. */
function Consequences() {
  const seen = useSeen();
  const { deciding, presenter, match } = seen;
  const preview = deciding.preview.value;
  // What the steps before lead to has been shown with them.
  const known = deciding.planned.value?.events.length ?? 0;
  const entries = useMemo(
    () =>
      preview
        ? presenter.chronicle(
            preview.events.slice(known).map((event) => ({ seq: -1, event })),
            preview.position.view,
          )
        : [],
    [preview, presenter, known],
  );
  // The line keeps its place while it is empty, so that the button does not move under the hand.
  if (!preview || !match.position.value) return <p class="consequences-line" />;
  const told = entries.filter(({ heading }) => !heading).slice(0, 3);
  return (
    <p class="consequences-line">
      {(told.length > 0 || preview.stopped === 'veil') && <span class="meta">{t('dock/then')}</span>}
      {told.map(({ parts, deltas }, index) => (
        <span key={index} class="row">
          <span>
            <Sentence parts={parts} />
          </span>
          <Deltas deltas={deltas} />
        </span>
      ))}
      {preview.forecast.map((line, place) => (
        <button key={place} type="button" class="forecast" onClick={() => openRules(seen, line.cite)}>
          {presenter.foreseen(line)} <b>{line.value}</b>
        </button>
      ))}
      {preview.stopped === 'veil' && (
        <span class="meta">
          <Icon name="eye" size={13} /> {t('dock/veil')}
        </span>
      )}
    </p>
  );
}
