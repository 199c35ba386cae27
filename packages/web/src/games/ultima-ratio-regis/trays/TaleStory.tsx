import type { Logged } from '@quadrille/protocol';
import type { ComponentChildren } from 'preact';
import { capital } from '../../../plain/speech.ts';
import { Dot } from '../../../ui/Emblem.tsx';
import { combatAt } from '../combats.ts';
import { type Auction, type Election, type Peace, type Siege, type Tale, taleAt } from '../tales.ts';
import { plainOf } from '../telling.ts';
import { t } from '../words.ts';
import type { StoryProps, Telling } from './CombatTray.tsx';

type Name = Telling['name'];

/** A siege, auction, election or peace in two lines, for the chronicle. */
export function TaleNote({ log, at, name }: Omit<StoryProps, 'chronicle'>) {
  const tale = taleAt(log, at);
  if (!tale) return null;
  const status = tale.kind === 'peace' ? tale.sum.at(-1) : undefined;
  return (
    <>
      <b>{titleOf(tale, name)}</b>
      {status && (
        <span class="versus">
          <span class="row">
            <Dot power={status.power} name={name(status.power)} small />
            <span class="clip">{name(status.power)}</span>
            <b>{status.mine}</b>
          </span>
          <span class="meta">{t('urr/to')}</span>
          <span class="row end">
            <b>{status.theirs}</b>
            <span class="clip">{name(status.against)}</span>
            <Dot power={status.against} name={name(status.against)} small />
          </span>
        </span>
      )}
      <span class="meta">{endOf(tale, name)}</span>
    </>
  );
}

const CITES: Readonly<Record<Tale['kind'], string>> = {
  siege: '§13.4',
  auction: '§19.3.1',
  election: '§20.7',
  peace: '§21.4',
};

/** The same in full: every number of it, and what came of it. */
export function TaleStory({
  log,
  at,
  view,
  cite,
  name,
  chronicle,
  children,
}: StoryProps & { readonly cite: (section: string) => void; readonly children?: ComponentChildren }) {
  const tale = taleAt(log, at);
  if (!tale) return <>{children}</>;
  const after = tale.kind === 'peace' ? tale.after : [];
  return (
    <section class="tray urr tale" aria-label={titleOf(tale, name)}>
      <header>
        <h2 class="display">{titleOf(tale, name)}</h2>
        <button type="button" class="cite push" onClick={() => cite(CITES[tale.kind])}>
          {CITES[tale.kind]}
        </button>
      </header>
      {tale.kind === 'siege' && <Assaults tale={tale} log={log} name={name} />}
      {tale.kind === 'auction' && <Bids tale={tale} name={name} />}
      {tale.kind === 'election' && <Votes tale={tale} name={name} />}
      {tale.kind === 'peace' && <Sum tale={tale} name={name} />}
      <p class="outcome">{endOf(tale, name)}</p>
      <ul>
        {chronicle(log, view)
          .filter(({ index }) => after.includes(index))
          .map((entry) => (
            <li key={entry.index}>{plainOf(entry)}</li>
          ))}
      </ul>
      {children}
    </section>
  );
}

function titleOf(tale: Tale, name: Name): string {
  switch (tale.kind) {
    case 'siege':
      return t('urr/tale/siege', { at: name(tale.at) });
    case 'auction':
      return t('urr/auction', { prize: name(tale.prize) });
    case 'election':
      return t('urr/tale/election');
    case 'peace':
      return t('urr/tale/peace', { a: name(tale.sides[0]), b: name(tale.sides[1]) });
  }
}

/** How it ended, or how far it is. */
function endOf(tale: Tale, name: Name): string {
  switch (tale.kind) {
    case 'siege': {
      const n = tale.assaults.length;
      if (tale.end) return t(tale.end.type === 'capitulated' ? 'urr/tale/fell' : 'urr/tale/lifted', { n });
      const casualties = tale.assaults.at(-1)?.casualties ?? 0;
      return t('urr/tale/besieged', { power: name(tale.by), n, casualties });
    }
    case 'auction': {
      const last = tale.bids.at(-1);
      if (!last) return t(tale.ends === undefined ? 'urr/nobody-yet' : 'urr/tale/no-bid');
      return t(tale.ends === undefined ? 'urr/leads' : 'urr/tale/sold', { power: name(last.power), n: last.bid });
    }
    case 'election':
      return tale.emperor
        ? t('urr/tale/emperor', { power: name(tale.emperor.power), n: tale.emperor.votes })
        : t('urr/tale/voting');
    case 'peace': {
      const { won, drawn, ends } = tale;
      if (won) return t('urr/tale/won', { power: name(won.power), n: won.conditions });
      return t(drawn ? 'urr/tale/drawn' : ends === undefined ? 'urr/tale/talks' : 'urr/tale/at-peace');
    }
  }
}

const Assaults = ({
  tale,
  log,
  name,
}: {
  readonly tale: Siege;
  readonly log: readonly Logged[];
  readonly name: Name;
}) =>
  tale.assaults.length === 0 ? null : (
    <table class="ledger-table">
      <thead>
        <tr>
          <th scope="col">{t('urr/tale/assault')}</th>
          <th scope="col">{t('urr/side/attack')}</th>
          <th scope="col">{t('urr/side/defence')}</th>
          <th scope="col">{t('urr/tale/winner')}</th>
          <th scope="col">{t('urr/tale/casualties')}</th>
        </tr>
      </thead>
      <tbody>
        {tale.assaults.map(({ begins, casualties }, place) => {
          const combat = combatAt(log, begins);
          const winner = combat?.winner;
          return (
            <tr key={begins}>
              <th scope="row">{place + 1}</th>
              <td>{combat?.attack.points ?? '–'}</td>
              <td>{combat?.defence.points ?? '–'}</td>
              <td>{winner === undefined ? '–' : winner === null ? t('urr/draw') : name(winner)}</td>
              <td>{casualties}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );

const Bids = ({ tale: { bids, paid }, name }: { readonly tale: Auction; readonly name: Name }) => (
  <>
    <ol class="bids">
      {bids.map(({ power, bid }, place) => (
        <li key={place} class={place === bids.length - 1 ? 'leads' : ''}>
          <Dot power={power} name={name(power)} />
          <b>{bid}</b>
        </li>
      ))}
    </ol>
    {paid && <p>{t('urr/tale/paid', { power: name(paid.power), from: paid.to - paid.by, to: paid.to })}</p>}
  </>
);

/** The candidates with all their votes, and who gave them. */
const Votes = ({ tale: { votes }, name }: { readonly tale: Election; readonly name: Name }) => {
  const candidates = [...new Set(votes.map(({ power }) => power))];
  return (
    <table class="ledger-table">
      <tbody>
        {candidates.map((power) => {
          const own = votes.filter((each) => each.power === power);
          const givers = own.map((each) =>
            t('urr/tale/vote', { of: each.type === 'votes' ? name(each.elector) : t('urr/tale/own'), n: each.votes }),
          );
          return (
            <tr key={power}>
              <th scope="row">
                <span class="row">
                  <Dot power={power} name={name(power)} small />
                  {name(power)}
                </span>
              </th>
              <td>
                <b>{own.reduce((sum, each) => sum + each.votes, 0)}</b>
              </td>
              <td class="said">{givers.join(', ')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The sum of the war step by step, then what was asked for. */
const Sum = ({ tale: { sum, conditions, sides }, name }: { readonly tale: Peace; readonly name: Name }) => (
  <>
    {sum.length > 0 && (
      <table class="ledger-table">
        <thead>
          <tr>
            <td />
            {[sum[0]?.power ?? sides[0], sum[0]?.against ?? sides[1]].map((power) => (
              <th key={power} scope="col">
                <Dot power={power} name={name(power)} small />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sum.map(({ why, mine, theirs }, place) => (
            <tr key={place} class={place === sum.length - 1 ? 'total' : ''}>
              <th scope="row">{capital(name(why))}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {conditions.map(({ power, what, thing }, place) => (
      <p key={place}>{t('urr/tale/takes', { power: name(power), what: name(what), thing: name(thing) })}</p>
    ))}
  </>
);
