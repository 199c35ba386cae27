import { MAJORITY } from '@quadrille/coalition-wars/ancien-regime/majority.ts';
import type { Logged } from '@quadrille/protocol';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { PanelProps } from '../../presenter.ts';
import type { Power, View } from '../model.ts';
import type { Title } from '../title.ts';
import { Wheel } from '../Wheel.tsx';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { type Election, electorsIn, lastElection } from './electors.ts';

/** The crown on the panel of the Power that wears it. */
export const Crown = ({ view, power }: { readonly view: View; readonly power: Power }) =>
  view.empire?.emperor === power ? (
    <span class="crowned" role="img" aria-label={t('empire/is-emperor')} title={t('empire/is-emperor')}>
      <Icon name="crown" size={15} />
    </span>
  ) : null;

interface InstrumentProps extends PanelProps<View> {
  readonly small?: boolean;
  readonly log: readonly Logged[];
}

/** The wheel, and above it the Empire: who is Emperor, and who holds the electors. */
export const Instrument = (props: InstrumentProps) =>
  props.small ? (
    <Wheel {...props} />
  ) : (
    <div class="instruments">
      <Empire view={props.view} log={props.log} />
      <Wheel {...props} />
    </div>
  );

/** The Holy Roman Empire at a glance. */
function Empire({ view, log }: { readonly view: View; readonly log: readonly Logged[] }) {
  const title = useTitle();
  const { nameOf } = title;
  const [open, show] = useState(false);
  const emperor = view.empire?.emperor ?? null;
  const election = lastElection(log);
  return (
    <section class="empire" aria-label={t('empire/title')}>
      <button type="button" class="empire-head" onClick={() => show(true)}>
        <Icon name="crown" size={17} />
        <b class="clip">
          {emperor
            ? t('empire/emperor', { name: nameOf(emperor) })
            : t(election?.outcome === null ? 'empire/vacant' : 'empire/never')}
        </b>
        <Icon name="next" size={14} />
      </button>
      <Electors view={view} />
      {open && (
        <Dialog title={t('empire/last')} close={() => show(false)}>
          <p>{outcomeOf(title, election)}</p>
          {election && election.votes.length > 0 && <Ballot votes={election.votes} />}
          <p class="meta">{t('empire/worth')}</p>
        </Dialog>
      )}
    </section>
  );
}

/** The eight electors in a row, in the colours of those who hold them. */
export const Electors = ({ view }: { readonly view: View }) => {
  const title = useTitle();
  const { nameOf } = title;
  return (
    <ul class="electors" aria-label={t('election/electors')}>
      {electorsIn(title, view).map(({ at, power }) => (
        <li
          key={at}
          title={t('empire/elector-of', { place: nameOf(at), name: power ? nameOf(power) : t('empire/nobody') })}
        >
          {power ? <Dot power={power} name={`${nameOf(at)}: ${nameOf(power)}`} small /> : <Vacant place={at} />}
        </li>
      ))}
    </ul>
  );
};

const Vacant = ({ place }: { readonly place: string }) => {
  const { nameOf } = useTitle();
  return <span class="dot small vacant" role="img" aria-label={`${nameOf(place)}: ${t('empire/nobody')}`} />;
};

const Ballot = ({ votes }: { readonly votes: Election['votes'] }) => {
  const { nameOf } = useTitle();
  return (
    <ul class="cast-votes">
      {votes.map(({ power, candidate, votes: n }) => (
        <li key={power} class="row">
          <Dot power={power} small />
          <span class="grow">{nameOf(power)}</span>
          <span>{t('election/votes', { n })}</span>
          <Icon name="next" size={14} />
          <Dot power={candidate} small />
          <span>{nameOf(candidate)}</span>
        </li>
      ))}
    </ul>
  );
};

/** What came of an election, and why. */
export function outcomeOf({ nameOf }: Title, election: Election | undefined): string {
  if (!election || election.outcome === undefined) return t('election/result/none');
  const { outcome, votes } = election;
  if (outcome === null) return t('election/result/vacant');
  const name = nameOf(outcome.emperor);
  return votes.length === 0 && outcome.votes >= MAJORITY
    ? t('election/result/own', { name })
    : t('election/result/elected', { name, n: outcome.votes });
}
