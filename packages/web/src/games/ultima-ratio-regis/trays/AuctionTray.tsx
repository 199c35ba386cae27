import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { TrayProps } from '../../presenter.ts';
import { realmOf, type View } from '../model.ts';
import { t } from '../words.ts';

/** An auction: the limit of every Power, who leads, and what each bid of one's own would cost. */
export function AuctionTray({
  view,
  seat,
  decision,
  selected,
  choose,
  take,
  cite,
  waiting,
  name,
}: TrayProps<View> & { readonly name: (id: string) => string }) {
  const task = view.agenda.findLast((each) => each.do === 'auction');
  if (task?.do !== 'auction') return null;
  const { prize, best } = task;
  const what = prize.kind === 'tech' ? prize.tech : prize.minor;
  const bids = decision?.options.filter((option) => option !== 'pass') ?? [];
  const chosen = selected ?? '';
  const [, bidder = '', sum = ''] = chosen.split('/');
  const realm = view.realms.find(({ power }) => power === bidder);
  return (
    <section
      class="tray urr auction"
      aria-label={t('urr/auction', { prize: name(what) })}
      data-decision={decision?.prompt.id}
    >
      <header>
        <Icon name="scales" size={24} />
        <h2 class="display">{t('urr/auction', { prize: name(what) })}</h2>
        <span class="pill">
          {best ? t('urr/leads', { power: name(best.power), n: best.bid }) : t('urr/nobody-yet')}
        </span>
        <button type="button" class="cite push" onClick={() => cite('§19.3.1')}>
          §19.3.1
        </button>
      </header>
      <ul class="bids">
        {view.realms
          .filter(({ power }) => view.bidLimits[power] !== undefined)
          .map(({ power, player }) => {
            const limit = view.bidLimits[power] ?? 0;
            const out = limit <= (best?.bid ?? 0) && best?.power !== power;
            return (
              <li key={power} class={best?.power === power ? 'leads' : out ? 'out' : ''} data-mine={player === seat}>
                <Dot power={power} name={name(power)} />
                <b>{best?.power === power ? best.bid : '–'}</b>
                <span class="meta">{t(out ? 'urr/out-at' : 'urr/up-to', { n: limit })}</span>
              </li>
            );
          })}
      </ul>
      {decision ? (
        <>
          <div class="opts one-line" role="radiogroup" aria-label={decision.prompt.text}>
            {bids.map((option, place) => {
              const [, power = '', bid = ''] = option.split('/');
              return (
                // biome-ignore lint/a11y/useSemanticElements: a chip, not a form field
                <button
                  key={option}
                  type="button"
                  role="radio"
                  class="opt"
                  aria-checked={selected === option}
                  data-option={option}
                  onClick={() => choose(option)}
                >
                  {place < 9 && <span class="key">{place + 1}</span>}
                  <Dot power={power} name={name(power)} small />
                  {bid}
                </button>
              );
            })}
            {/* biome-ignore lint/a11y/useSemanticElements: a chip, not a form field */}
            <button
              type="button"
              role="radio"
              class="opt plain"
              aria-checked={selected === 'pass'}
              data-option="pass"
              onClick={() => choose('pass')}
            >
              <span class="key">0</span>
              {t('urr/no-bid')}
            </button>
          </div>
          <footer class="tray-go">
            <span class="muted">
              {realm && bidder
                ? t('urr/bid-cost', {
                    power: name(bidder),
                    from: realmOf(view, realm.power)?.unrest ?? 0,
                    to: (realmOf(view, realm.power)?.unrest ?? 0) + Number(sum),
                    vitality: view.strength[realm.power]?.vitality ?? 0,
                  })
                : t('urr/bid-how')}
            </span>
            <button
              type="button"
              class="btn btn-primary confirm"
              disabled={selected === undefined}
              onClick={() => take()}
            >
              <span class="key">↵</span>
              {selected === undefined
                ? t('dock/choose')
                : selected === 'pass'
                  ? t('urr/no-bid')
                  : t('urr/bid', { power: name(bidder), n: Number(sum) })}
            </button>
          </footer>
        </>
      ) : (
        <p class="tray-wait">{t('urr/waiting', { names: waiting.map(name).join(', ') })}</p>
      )}
    </section>
  );
}
