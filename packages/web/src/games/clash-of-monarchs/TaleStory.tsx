import type { Logged } from '@quadrille/protocol';
import type { ComponentChildren } from 'preact';
import { capital, type Speech } from '../../plain/speech.ts';
import { partsOf } from '../../plain/telling.ts';
import { type DeedTale, type SiegeTale, type Tale, taleAt } from './episodes.ts';
import { cardOf, minus, signed, spaceName } from './model.ts';
import { saidOf } from './saying.ts';
import { sentenceOf } from './telling.ts';
import { t } from './words.ts';

interface TaleProps {
  readonly speech: Speech;
  readonly log: readonly Logged[];
  readonly at: number;
}

/** A siege, storm, raid or Interrupt in a line, for the chronicle. */
export const TaleNote = ({ speech, log, at }: TaleProps) => {
  const tale = taleAt(log, at);
  if (!tale) return null;
  return (
    <span class="com-note">
      <b>{titleOf(tale, speech)}</b> {endOf(tale, speech)}
    </span>
  );
};

const CITES: Readonly<Record<Tale['kind'], string>> = {
  siege: 'CM §17.4',
  coup: 'CM §17.6',
  raid: 'CM §18.5',
  interrupt: 'CM §8.6.5',
};

/** The same in full: every roll, and what came of it. */
export const TaleStory = ({
  speech,
  log,
  at,
  cite,
  children,
}: TaleProps & { readonly cite: (section: string) => void; readonly children?: ComponentChildren }) => {
  const tale = taleAt(log, at);
  if (!tale) return null;
  return (
    <section class="tray com-battle com-tale" aria-label={titleOf(tale, speech)}>
      <header>
        <h2 class="display">{titleOf(tale, speech)}</h2>
        <button type="button" class="cite push" onClick={() => cite(CITES[tale.kind])}>
          {CITES[tale.kind]}
        </button>
      </header>
      {tale.kind === 'siege' ? <Rolls tale={tale} speech={speech} /> : <Deed tale={tale} speech={speech} />}
      <ul class="com-after">
        {tale.told.map((event, place) => (
          <li key={place}>{sentenceOf(speech, event)}</li>
        ))}
      </ul>
      <p class="display">{endOf(tale, speech)}</p>
      {children}
    </section>
  );
};

function titleOf(tale: Tale, { name }: Speech): string {
  if (tale.kind === 'siege') return t('com/siege-of', { at: spaceName(tale.at) });
  const { deed } = tale;
  if (deed.type === 'coup') return t('com/storm-of', { at: spaceName(deed.at) });
  if (deed.type === 'raids') return t('com/raid-in', { power: name(deed.power), theater: name(deed.theater) });
  return t('com/interrupt-of', { power: name(deed.power), card: name(deed.card) });
}

/** How it ended, or how far it is. */
function endOf(tale: Tale, { name }: Speech): string {
  if (tale.kind === 'siege') {
    const { ended, rolls } = tale;
    if (ended?.type === 'fortress-taken')
      return t('com/siege-fell', { at: spaceName(tale.at), nation: name(ended.nation), n: rolls.length });
    if (ended) return t('com/siege-left', { n: rolls.length });
    const last = rolls.at(-1);
    return last ? t('com/siege-goes-on', { n: rolls.length, marker: last.marker }) : t('com/siege-begins');
  }
  const { deed, told } = tale;
  if (deed.type === 'coup') return t(deed.success > 0 ? 'com/storm-won' : 'com/storm-lost', { total: deed.total });
  if (deed.type === 'interrupt') return t('com/interrupt-stops', { force: name(deed.force) });
  const sum = (type: 'foraged') => told.reduce((points, event) => points + (event.type === type ? event.num : 0), 0);
  const lost = told.filter(({ type }) => type === 'light-lost').length;
  const hits = told.filter(({ type }) => type === 'depot-disrupted' || type === 'supply').length;
  return t('com/raid-result', { points: sum('foraged'), hits, lost });
}

const Rolls = ({ tale: { rolls }, speech }: { readonly tale: SiegeTale; readonly speech: Speech }) =>
  rolls.length === 0 ? null : (
    <table class="com-table">
      <thead>
        <tr>
          <th scope="col">{t('com/roll')}</th>
          <th scope="col">{t('com/modifiers')}</th>
          <th scope="col">{t('com/drm-sum')}</th>
          <th scope="col">{t('com/result')}</th>
        </tr>
      </thead>
      <tbody>
        {rolls.map(({ roll, drm, total, result }, place) => (
          <tr key={place}>
            <td>
              <span class="dice">{roll}</span>
            </td>
            <td>{signed(drm)}</td>
            <td>
              <b>{minus(String(total))}</b>
            </td>
            <td>{capital(speech.name(result))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

const Deed = ({ tale: { deed }, speech }: { readonly tale: DeedTale; readonly speech: Speech }) => {
  const card = deed.type === 'interrupt' ? cardOf(deed.card) : undefined;
  return (
    <p class="deed">
      {deed.type === 'coup' && <span class="dice">{deed.roll}</span>}
      {saidOf(partsOf(speech, speech.template(`event/${deed.type}`), { ...deed }))}
      {card && <span class="meta"> {card.text}</span>}
    </p>
  );
};
