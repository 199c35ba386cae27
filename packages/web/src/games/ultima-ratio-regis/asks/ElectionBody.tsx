import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import { Dot } from '../../../ui/Emblem.tsx';
import type { BodyProps } from '../../presenter.ts';
import type { View } from '../model.ts';

/** The votes of the election that is on, as they were told. */
function votesIn(log: BodyProps<View>['log']): ReadonlyMap<string, number> {
  const tally = new Map<string, number>();
  for (const { event } of log.toReversed()) {
    const each = event as Event;
    if (each.type === 'event') break;
    if (each.type === 'votes' || each.type === 'own-votes')
      tally.set(each.power, (tally.get(each.power) ?? 0) + each.votes);
  }
  return tally;
}

/** An imperial election: the candidates with the electors' votes so far, and what this vote would make of them. */
export function ElectionBody({
  decision,
  choices,
  ready,
  log,
  choose,
  name,
}: BodyProps<View> & { readonly name: (id: string) => string }) {
  const tally = votesIn(log);
  const votes = Number(decision.prompt.args.votes ?? 0);
  return (
    <div class="bids votes" role="radiogroup" aria-label={decision.prompt.text}>
      {choices.listed.map(({ option, key }) => {
        const power = option.split('/').at(-1) ?? '';
        const so = tally.get(power) ?? 0;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a candidate, not a form field
          <button
            key={option}
            type="button"
            role="radio"
            class="opt candidate"
            aria-checked={ready === option || decision.chosen === option}
            data-option={option}
            onClick={() => choose(option)}
          >
            {key && <span class="key">{key}</span>}
            <Dot power={power} name={name(power)} />
            <b>{ready === option ? `${so} → ${so + votes}` : so}</b>
            <span class="meta">{name(power)}</span>
          </button>
        );
      })}
    </div>
  );
}
