import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../../../words/words.ts';
import { nameOf, type View } from '../model.ts';
import type { Entreaties } from './entreaties.ts';

interface EntreatedProps {
  readonly view: View;
  readonly entreaties: Entreaties;
}

/** Rows give, columns receive; below it the Alliances that came of it. */
export const Entreated = ({ view, entreaties: { given, outcome } }: EntreatedProps) => {
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
        {outcome.map((event) => (
          <li key={`${event.type}/${event.power}`}>{said(event)}</li>
        ))}
        {outcome.every(({ type }) => type !== 'alliance') && Object.keys(view.allies ?? {}).length === 0 && (
          <li>{t('entreaty/none')}</li>
        )}
      </ul>
    </div>
  );
};

function said(event: Entreaties['outcome'][number]): string {
  if (event.type === 'control') return t('entreaty/controls', { a: nameOf(event.power), b: nameOf(event.minor) });
  const names = { a: nameOf(event.power), b: nameOf(event.ally) };
  return t(event.type === 'alliance' ? 'entreaty/allied' : 'entreaty/ended', names);
}
