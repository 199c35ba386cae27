import { MAJORITY } from '@quadrille/coalition-wars/ancien-regime/majority.ts';
import { Dot, Shield } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { TrayProps } from '../../presenter.ts';
import type { Power, View } from '../model.ts';
import type { Title } from '../title.ts';
import { Cite } from '../trays/frame.tsx';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { electorsIn, lastElection, votersIn, votesOf } from './electors.ts';

/** The Imperial Election while it is held: electors, votes cast so far, and the vote of the seat (AR §8). */
export function ElectionTray({ view, decision, selected, choose, take, waiting, log, cite }: TrayProps<View>) {
  const title = useTitle();
  const { nameOf } = title;
  const cast = lastElection(log)?.votes ?? [];
  const power = decision && (String(decision.prompt.args.power ?? decision.seat) as Power);
  const own = power ? votesOf(title, view, power) : 0;
  const crown = decision?.prompt.id === 'take-crown';
  const section = decision?.cite ?? 'AR §8';
  return (
    <section class="tray election" aria-label={t('election/title')} data-decision={decision?.prompt.id}>
      <header>
        <Icon name="crown" size={26} />
        <h2 class="display">{t('election/title')}</h2>
        <span class="pill">{t('election/need')}</span>
        <Cite section={section} cite={cite} />
      </header>
      <div class="election-grid">
        <div>
          <b>{t('election/electors')}</b>
          <ul class="elector-list">
            {electorsIn(title, view).map(({ at, power: holder }) => (
              <li key={at} class="row">
                {holder ? <Dot power={holder} small /> : <span class="dot small vacant" />}
                <b>{nameOf(at)}</b>
                <span class="meta clip">{holder ? nameOf(holder) : t('empire/nobody')}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <b>{t('election/cast')}</b>
          <ol class="votes">
            {votersIn(title, view).map((voter) => {
              const vote = cast.find((each) => each.power === voter);
              return (
                <li key={voter} class="row">
                  <Dot power={voter} small />
                  <b class="ptxt" data-p={voter}>
                    {nameOf(voter)}
                  </b>
                  <span class="meta">{t('election/votes', { n: votesOf(title, view, voter) })}</span>
                  <span class="push row">
                    {vote ? (
                      <>
                        <Icon name="next" size={14} />
                        <Dot power={vote.candidate} small />
                        {nameOf(vote.candidate)}
                      </>
                    ) : (
                      <span class="meta">{voter === power ? t('election/now') : crown ? '' : t('election/later')}</span>
                    )}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
        <div>
          <b>{t('election/tally')}</b>
          <ul class="tally">
            {votersIn(title, view).map((candidate) => {
              const sum = cast
                .filter((each) => each.candidate === candidate)
                .reduce((all, { votes }) => all + votes, 0);
              const mine = !crown && selected === `vote/${candidate}` ? own : 0;
              return (
                <li key={candidate} data-p={candidate}>
                  <Dot power={candidate} name={nameOf(candidate)} small />
                  <Pips sum={sum} mine={mine} />
                  <b>{sum + mine}</b>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      {decision && power ? (
        <footer class="tray-go">
          <Shield power={power} width={26} />
          <b class="question">{decision.prompt.text}</b>
          <span class="muted grow">{t(crown ? 'election/majority' : 'election/no-split')}</span>
          <div class="candidates" role="radiogroup" aria-label={decision.prompt.text}>
            {decision.options.map((option, place) => {
              const [, candidate] = option.split('/');
              return (
                // biome-ignore lint/a11y/useSemanticElements: a chip, not a form field
                <button
                  key={option}
                  type="button"
                  role="radio"
                  class="opt"
                  data-option={option}
                  aria-checked={selected === option}
                  onClick={() => choose(option)}
                >
                  <span class="key">{place + 1}</span>
                  {candidate && <Dot power={candidate} small />}
                  {candidate ? nameOf(candidate) : t(option === 'yes' ? 'election/crown' : 'election/no-crown')}
                </button>
              );
            })}
          </div>
          <button type="button" class="btn btn-primary btn-lg" disabled={!selected} onClick={() => take()}>
            <span class="key">↵</span>
            <Icon name="crown" size={18} />
            {selected ? verbOf(title, selected) : t('election/choose')}
          </button>
        </footer>
      ) : (
        <p class="tray-wait">
          <Icon name="hourglass" size={16} />
          {t('dock/waiting-for', { names: waiting.map(nameOf).join(', ') })}
        </p>
      )}
    </section>
  );
}

const verbOf = ({ nameOf }: Title, option: string): string => {
  const [, candidate] = option.split('/');
  if (candidate) return t('verb/vote', { name: nameOf(candidate) });
  return t(option === 'yes' ? 'election/crown' : 'election/no-crown');
};

const ALL = 8;

/** Eight places; the fifth elects. What the seat is about to add is marked. */
const Pips = ({ sum, mine }: { readonly sum: number; readonly mine: number }) => (
  <span class="pips" aria-hidden="true">
    {Array.from({ length: ALL }, (_, place) => (
      <i
        key={place}
        class={[place < sum ? 'in' : place < sum + mine ? 'mine' : '', place === MAJORITY - 1 ? 'elects' : '']
          .filter(Boolean)
          .join(' ')}
      />
    ))}
  </span>
);
