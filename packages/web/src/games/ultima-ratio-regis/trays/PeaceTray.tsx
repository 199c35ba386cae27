import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { BodyProps } from '../../presenter.ts';
import { unitKind } from '../faces.ts';
import type { View } from '../model.ts';
import { Foreshown, type Teller } from '../parts/Foreshown.tsx';
import { t } from '../words.ts';

interface PeaceProps extends BodyProps<View>, Teller {
  readonly name: (id: string) => string;
}

/** How the war was summed up when the negotiations began: the lines of §21.4.1 as they were told. */
function sumIn(log: readonly Logged[], winner: string, loser: string): readonly Step[] {
  const lines: Step[] = [];
  for (const { event } of log.toReversed()) {
    const each = event as Event;
    if (each.type === 'asks-peace' || each.type === 'turn-ends') break;
    if (each.type !== 'status') continue;
    const sides: readonly string[] = [each.power, each.against];
    const { why, mine, theirs } = each;
    if (sides.includes(winner) && sides.includes(loser))
      lines.unshift(each.power === winner ? { why, mine, theirs } : { why, mine: theirs, theirs: mine });
  }
  return lines;
}

/** The same from the position, where the log does not reach back so far: a position that is tried out. */
function sumNow({ wars, sums }: View, winner: string, loser: string): readonly Step[] {
  const place = wars.findIndex(({ sides }) => sides.every((side) => side === winner || side === loser));
  const first = wars[place]?.sides[0] === winner ? 0 : 1;
  return (sums[place] ?? []).map(({ why, taken }) => ({ why, mine: taken[first], theirs: taken[1 - first] ?? 0 }));
}

interface Step {
  readonly why: string;
  readonly mine: number;
  readonly theirs: number;
}

/** What a peace is about: the sum step by step, and the price list with what is left to spend. */
export function PeaceBody({ view, decision, ready, choose, log, cite, plan, preview, chronicle, name }: PeaceProps) {
  const winner = String(decision.prompt.args.power);
  const loser = String(decision.prompt.args.loser);
  const left = Number(decision.prompt.args.left);
  const told = sumIn(log, winner, loser);
  const sum = told.length > 0 ? told : sumNow(view, winner, loser);
  const asked = plan.steps.filter(({ prompt }) => prompt === 'conditions').map(({ option }) => option);
  const prices = Object.entries(view.prices).sort(([, a], [, b]) => a - b);
  const { givenBack = [], leaving = [] } = view.settlement ?? {};
  return (
    <div class="peace">
      <section>
        <h3>{t('urr/sum')}</h3>
        <ul class="sum">
          {sum.map(({ why, mine, theirs }, place) => (
            <li key={place}>
              <b>
                {mine} : {theirs}
              </b>
              <span class="grow">{name(why)}</span>
              <button type="button" class="cite" onClick={() => cite('§21.4.1')}>
                §21.4.1
              </button>
            </li>
          ))}
          <li class="total">{t('urr/conditions-left', { n: left })}</li>
        </ul>
        {givenBack.length > 0 && (
          <>
            <h3>{t('urr/given-back')}</h3>
            <ul class="sum">
              {givenBack.map(({ area, by, to }) => (
                <li key={area}>
                  <Dot power={by} name={name(by)} small />
                  <span class="grow">{name(area)}</span>
                  <Icon name="next" size={14} />
                  <Dot power={to} name={name(to)} small />
                </li>
              ))}
            </ul>
            <p class="meta">{t('urr/unless-asked')}</p>
          </>
        )}
        {leaving.length > 0 && (
          <>
            <h3>{t('urr/go-home')}</h3>
            <ul class="sum">
              {leaving.map(({ unit, at, power }) => (
                <li key={unit}>
                  <Dot power={power} name={name(power)} small />
                  <span class="grow">{kindOf(view, unit)}</span>
                  <span class="meta">{t('urr/stands', { at: name(at) })}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <div class="asking">
        {ready === 'proposed' && <Foreshown preview={preview} chronicle={chronicle} only="condition" />}
        <div class="prices" role="radiogroup" aria-label={decision.prompt.text}>
          {prices.map(([option, cost], place) => {
            const offered = decision.options.includes(option);
            const times = asked.filter((each) => each === option).length;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a row of the price list, not a form field
              <button
                key={option}
                type="button"
                role="radio"
                class={offered ? 'opt price' : 'price none'}
                aria-checked={ready === option}
                disabled={!offered}
                data-option={offered ? option : undefined}
                onClick={() => choose(option)}
              >
                {offered && place < 9 && <span class="key">{place + 1}</span>}
                <span class="grow">{demandOf(option, name)}</span>
                {times > 0 && <b>×{times}</b>}
                <span class="pips" role="img" aria-label={t('urr/costs', { n: cost })}>
                  {Array.from({ length: cost }, (_, pip) => (
                    <i key={pip} class={cost <= left ? 'y' : ''} />
                  ))}
                </span>
              </button>
            );
          })}
          {decision.options.includes('proposed') && (
            <button type="button" class="opt" data-option="proposed" onClick={() => choose('proposed')}>
              <Icon name="star" size={16} />
              {t('urr/as-proposed')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

const kindOf = (view: View, id: string): string => {
  const unit = view.units.find((each) => each.id === id);
  return unit ? unitKind(unit) : t('urr/one-unit');
};

const DEMANDS = [
  'vp',
  'minor',
  'break',
  'domain',
  'border',
  'overseas',
  'home-area',
  'enclave',
  'unrest',
  'places',
] as const;

function demandOf(option: string, name: (id: string) => string): string {
  const [what, thing = ''] = option.split('/');
  const known = DEMANDS.find((each) => each === what);
  return known ? t(`urr/demand/${known}`, { thing: name(thing) }) : name(option);
}
