import { Shield } from '../../ui/Emblem.tsx';
import { Figure } from '../../ui/Icon.tsx';
import type { PanelProps } from '../presenter.ts';
import type { View } from './model.ts';
import { actionOf, blocs, playedBy, Stat } from './Strip.tsx';
import { useTitle } from './within.tsx';
import { t } from './words/index.ts';

/** Every Power in full: tracks, Generals on the map and in reserve. The page of the phone, and the standings. */
export function Powers({ view, table, seat }: PanelProps<View>) {
  const title = useTitle();
  const { nameOf, shortName, printed, Mark } = title;
  return (
    <div class="powers">
      {blocs(title, view).map(({ id, name, figure, powers }) => (
        <section key={id} data-status={id}>
          <h3 class="row">
            {figure && <Figure name={figure} />}
            {name}
          </h3>
          {powers.map((power) => {
            const { influence, morale, money, cards } = view.powers[power];
            const own = view.generals.filter((general) => general.power === power);
            const reserve = own.filter(({ at }) => at === null).length;
            const mine = seat !== null && view.master[power] === seat;
            const stock = view.realpolitik?.stocks[power];
            return (
              <article key={power} class={mine ? 'power-row mine' : 'power-row'} data-p={power}>
                <Shield power={power} />
                <div class="grow">
                  <div class="row">
                    <b class="display">{nameOf(power)}</b>
                    {Mark && <Mark view={view} power={power} />}
                    <span class="meta">{playedBy(title, view, table, seat, power)}</span>
                    <span class="meta push">{actionOf(title, view, power)}</span>
                  </div>
                  <div class="stats">
                    {!view.minors.includes(power) && (
                      <Stat
                        icon="star"
                        label={t('track/influence', { n: printed.winsAt })}
                        value={influence}
                        share={influence / printed.winsAt}
                      />
                    )}
                    <Stat icon="heart" label={t('track/morale')} value={morale} share={morale / printed.mostMorale} />
                    <Stat icon="coin" label={t('track/money')} value={money} />
                    <Stat icon="card" label={t('track/cards')} value={cards} />
                  </div>
                  <p class="meta">
                    {own
                      .filter(({ at }) => at !== null)
                      .map(({ id, at, units }) => `${shortName(view, id)} ${nameOf(at ?? '')} (${units})`)
                      .join(' · ')}
                    {reserve > 0 && ` · ${t('power/reserve', { n: reserve })}`}
                    {stock && ` · ${t('power/deck', { deck: stock.deck, discard: stock.discard.length })}`}
                  </p>
                </div>
              </article>
            );
          })}
        </section>
      ))}
    </div>
  );
}
