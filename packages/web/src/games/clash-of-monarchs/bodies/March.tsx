import { useEffect } from 'preact/hooks';
import type { Speech } from '../../../plain/speech.ts';
import { Figure, Icon } from '../../../ui/Icon.tsx';
import { Odds } from '../../../ui/Odds.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import { type Danger, figureOf, linesOf, type Route, routeIn, type Stop } from '../foresight.ts';
import { marchIn } from '../manners.ts';
import { leaderName, spaceName, spOf } from '../model.ts';
import { t } from '../words.ts';
import { type Body, Chip, Elsewhere, headOf, Refused } from './parts.tsx';
import { SiegeRoll, siegeSays } from './Rolls.tsx';

/** Options that go somewhere. */
const GOES: readonly string[] = ['march', 'step'];

/** The march as an order: where it goes stop by stop, what each leg costs and may bring, and what else may be done. */
const March = (props: Body & { readonly speech: Speech }) => {
  const { view, decision, choices, ready, preview, choose, point, seek, explain, cite, speech } = props;
  useEffect(explain, [decision.stamp]);
  const march = marchIn(view);
  const stack = view.stacks.find(({ id }) => id === march?.stack);
  const route = routeIn(preview);
  const left = Number(decision.prompt.args.left ?? 0);
  const spent = march?.spent ?? 0;
  const planned = route ? route.stops.reduce((sum, { cost }) => sum + cost, 0) : 0;
  const way = route ? [route.from, ...route.stops.map(({ at }) => at)] : [];
  // The order makes the tray rise: the way is sought once the map knows how much of it is covered.
  useEffect(() => {
    if (way.length === 0) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => seek(way));
    });
    return () => cancelAnimationFrame(frame);
  }, [way.join()]);
  const [goes, stays] = [
    choices.listed.filter(({ option }) => GOES.includes(headOf(option))),
    choices.listed.filter(({ option }) => !GOES.includes(headOf(option))),
  ];
  const digs = linesOf(preview, 'entrench');
  const oddsOf = (option: string): number | undefined => {
    const [head, mp] = option.split('/');
    const line = head === 'entrench' ? digs.find(({ args }) => Number(args?.mp) === Number(mp)) : undefined;
    return line && Number(line.value);
  };
  // More MPs than the spades need are not offered by name.
  const wasteful = (option: string): boolean => {
    const [, mp] = option.split('/');
    const fewer = digs.filter(({ args }) => Number(args?.mp) < Number(mp));
    const odds = oddsOf(option);
    return odds !== undefined && fewer.some(({ value }) => Number(value) >= odds);
  };
  const worth = stays.filter(({ option }) => !wasteful(option));
  const spades = worth.filter(({ option }) => headOf(option) === 'entrench');
  const chip = (choice: (typeof stays)[number]) => {
    const odds = oddsOf(choice.option);
    const says = choice.option === 'siege' ? siegeSays(preview, stack?.at) : undefined;
    return (
      <Chip
        key={choice.option}
        choice={choice}
        ready={ready}
        choose={choose}
        point={point}
        {...(says !== undefined && { says })}
      >
        {odds !== undefined && <Odds chance={odds} />}
      </Chip>
    );
  };
  return (
    <div class="com-body">
      <p class="march-head">
        <Pips spent={spent + planned} of={spent + left} />
        <b>{t('com/mp-of', { spent: spent + planned, of: spent + left })}</b>
        <Unmolested chance={figureOf(preview, 'unmolested')} />
        <Supplied preview={preview} />
        {!route && (
          <span class="meta">{t('com/touch-a-space', { n: new Set(goes.map(({ place }) => place)).size })}</span>
        )}
      </p>
      <SiegeRoll speech={speech} preview={preview} cite={cite} />
      {route && <Order route={route} preview={preview} sp={stack ? spOf(stack) : 0} />}
      <div class="offered-row">
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {worth.filter((choice) => !spades.includes(choice)).map(chip)}
          {spades.length > 0 && (
            <span class="spades">
              <span class="meta">
                <Figure name="spade" size={15} /> {t('com/refused-entrench')}
              </span>
              {spades.map((choice) =>
                chip({ ...choice, label: t('com/mps', { n: Number(choice.option.split('/')[1]) }) }),
              )}
            </span>
          )}
          {decision.refused
            .filter(({ id }) => !GOES.includes(headOf(id)))
            .map(({ id, sentence }) => (
              <Refused key={id} label={t(`com/refused-${headOf(id) as 'entrench' | 'force'}`)} why={sentence} />
            ))}
        </div>
        <Elsewhere
          ready={ready}
          choose={choose}
          point={point}
          title={t('com/elsewhere', { n: goes.length })}
          choices={[...goes, ...choices.further]}
          open={worth.length === 0}
        />
      </div>
    </div>
  );
};

export const marchBody = (speech: Speech) => (props: Body) => <March {...props} speech={speech} />;

const Unmolested = ({ chance }: { readonly chance: number | undefined }) =>
  chance === undefined ? null : (
    <span class="row">
      <span class="meta">{t('com/unmolested')}</span>
      <Odds chance={chance} bar tone={chance >= 67 ? 'good' : chance >= 34 ? 'warn' : 'bad'} />
    </span>
  );

const Supplied = ({ preview }: Pick<Body, 'preview'>) => {
  const [line] = linesOf(preview, 'supply');
  if (!line) return null;
  const fed = line.value === 'path';
  return (
    <span class={fed ? 'pill good' : 'pill bad'}>
      <Icon name="wheat" size={14} /> {t(fed ? 'com/supplied-there' : 'com/unsupplied-there')}
    </span>
  );
};

/** The way as numbered stops: what the map shows, in words. */
const Order = ({
  route,
  preview,
  sp,
}: {
  readonly route: Route;
  readonly preview: Body['preview'];
  readonly sp: number;
}) => (
  <ol class="order">
    <li class="stop start">
      <b>
        <span class="no">0</span> {spaceName(route.from)}
      </b>
      {sp > 0 && <span class="risk-line">{t('com/sps', { n: sp })}</span>}
    </li>
    {route.stops.map((stop, place) => (
      <Leg key={place} stop={stop} number={place + 1} last={place === route.stops.length - 1} preview={preview} />
    ))}
  </ol>
);

interface LegProps {
  readonly stop: Stop;
  readonly number: number;
  readonly last: boolean;
  readonly preview: Body['preview'];
}

const Leg = ({ stop, number, last, preview }: LegProps) => {
  const against = linesOf(preview, 'column').find(({ args }) => args?.role === 'defender');
  const battle = last && against !== undefined;
  const [unknown] = last ? linesOf(preview, 'unknown') : [];
  return (
    <>
      <li class={stop.dangers.length > 0 ? 'leg risk' : 'leg'} aria-hidden="true">
        {stop.cost}
      </li>
      <li class={battle ? 'stop battle' : last ? 'stop goal' : 'stop'}>
        <b>
          <span class="no">{number}</span> {spaceName(stop.at)}
          <span class="vh">, {t('com/mps', { n: stop.cost })}</span>
        </b>
        <span class="stop-cost meta" aria-hidden="true">
          {t('com/mps', { n: stop.cost })}
        </span>
        <Intercepts dangers={stop.dangers} />
        {unknown && <p class="meta">{t(unknown.value === 'major' ? 'com/unknown-major' : 'com/unknown-minor')}</p>}
        {battle && <Fight preview={preview} sp={Number(against.args?.sp ?? 0)} />}
      </li>
    </>
  );
};

/** Who may Intercept there: the best of them; the others would only try instead of him. */
const Intercepts = ({ dangers }: { readonly dangers: readonly Danger[] }) => {
  const [best, ...others] = dangers;
  if (!best) return null;
  const { leader, chance } = best;
  return (
    <span class="risk-line" title={others.map((each) => `${leaderName(each.leader)} ${each.chance}%`).join(', ')}>
      <Figure name="bolt" size={14} /> {leaderName(leader)}
      <Odds chance={chance} tone={chance >= 50 ? 'bad' : 'warn'} />
      {others.length > 0 && <small class="meta">{t('com/or-others', { n: others.length })}</small>}
    </span>
  );
};

/** Who stands there, whether he slips away, and how a battle might end. */
const Fight = ({ preview, sp }: { readonly preview: Body['preview']; readonly sp: number }) => {
  const slips = figureOf(preview, 'withdrawal');
  const overrun = figureOf(preview, 'overrun');
  return (
    <>
      {slips !== undefined && (
        <span class="risk-line">
          <Figure name="retreat" size={14} /> {t('com/slips-away')} <Odds chance={slips} />
        </span>
      )}
      <span class="risk-line">
        <Icon name="swords" size={14} /> {t('com/against', { n: sp })}
        <Outcome preview={preview} />
      </span>
      {overrun !== undefined && <span class="risk-line">{t('com/may-overrun', { n: overrun })}</span>}
    </>
  );
};

/** Won, drawn, lost: over every fall of the dice, before Tactics. */
export const Outcome = ({ preview }: { readonly preview: Body['preview'] }) => {
  const won = figureOf(preview, 'battle-won');
  if (won === undefined) return null;
  const drawn = figureOf(preview, 'battle-drawn') ?? 0;
  const lost = figureOf(preview, 'battle-lost') ?? 0;
  return (
    <span
      class="outcome"
      role="img"
      aria-label={t('com/outcome', { won, drawn, lost })}
      title={t('com/before-tactics')}
    >
      <i class="won" style={{ width: `${won}%` }} />
      <i class="drawn" style={{ width: `${drawn}%` }} />
      <i class="lost" style={{ width: `${lost}%` }} />
      <b>{t('com/outcome-short', { won, lost })}</b>
    </span>
  );
};
