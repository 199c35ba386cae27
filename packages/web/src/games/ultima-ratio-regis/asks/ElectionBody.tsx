import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import { Dot } from '../../../ui/Emblem.tsx';
import type { BodyProps } from '../../presenter.ts';
import type { View } from '../model.ts';
import { t } from '../words.ts';

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
  ready,
  log,
  children,
  name,
}: BodyProps<View> & { readonly name: (id: string) => string }) {
  const tally = votesIn(log);
  const votes = Number(decision.prompt.args.votes ?? 0);
  const chosen = ready?.split('/').at(-1);
  const candidates = [...new Set(decision.options.map((option) => option.split('/').at(-1) ?? ''))];
  return (
    <>
      <ul class="bids votes" aria-label={t('urr/votes-so-far')}>
        {candidates.map((power) => (
          <li key={power} class={power === chosen ? 'leads' : ''}>
            <Dot power={power} name={name(power)} />
            <b>{(tally.get(power) ?? 0) + (power === chosen ? votes : 0)}</b>
            <span class="meta">{t('urr/votes', { n: tally.get(power) ?? 0 })}</span>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
