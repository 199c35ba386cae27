import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { View } from '../model.ts';
import type { Title } from '../title.ts';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import type { Entreaties } from './entreaties.ts';

interface EntreatedProps {
  readonly view: View;
  readonly entreaties: Entreaties;
}

/** Rows give, columns receive; below it the Alliances that came of it. */
export const Entreated = ({ view, entreaties: { given, outcome } }: EntreatedProps) => {
  const title = useTitle();
  const { nameOf } = title;
  const givers = view.order.filter((power) => given.some(({ from }) => from === power));
  return (
    <div class="entreated">
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{t('entreaty/gives')}</th>
            {view.order.map((power) => (
              <th key={power} scope="col">
                <span class="row">
                  <Dot power={power} small />
                  {t('entreaty/to', { name: nameOf(power) })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {givers.map((from) => (
            <tr key={from}>
              <th scope="row">
                <span class="row">
                  <Dot power={from} small />
                  {nameOf(from)}
                </span>
              </th>
              {view.order.map((to) => {
                const marker = given.find((each) => each.from === from && each.to === to)?.marker;
                return (
                  <td key={to}>
                    {marker && (
                      <span class={`status-marker ${marker}`}>
                        <Icon name={marker === 'alliance' ? 'link' : 'swords'} size={14} />
                        {t(`entreaty/${marker}`)}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="entreated-outcome">
        {sentencesOf(title, view, outcome).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
};

/** What came of the entreaties, in a line; the markers unfold below it. */
export const EntreatedInShort = ({ view, entreaties }: EntreatedProps) => {
  const title = useTitle();
  return (
    <details class="entreated-short">
      <summary>
        <Icon name="letter" size={16} /> <b>{sentencesOf(title, view, entreaties.outcome).join(' ')}</b>
      </summary>
      <Entreated view={view} entreaties={entreaties} />
    </details>
  );
};

function sentencesOf(title: Title, view: View, outcome: Entreaties['outcome']): readonly string[] {
  const none = outcome.every(({ type }) => type === 'alliance-ends') && Object.keys(view.allies ?? {}).length === 0;
  return [...outcome.map((event) => said(title, event)), ...(none ? [t('entreaty/none')] : [])];
}

function said({ nameOf }: Title, event: Entreaties['outcome'][number]): string {
  if (event.type === 'control') return t('entreaty/controls', { a: nameOf(event.power), b: nameOf(event.minor) });
  const names = { a: nameOf(event.power), b: nameOf(event.ally) };
  return t(event.type === 'alliance' ? 'entreaty/allied' : 'entreaty/ended', names);
}
