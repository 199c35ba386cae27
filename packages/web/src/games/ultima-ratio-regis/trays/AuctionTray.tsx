import { UNIT_KINDS } from '@quadrille/ultima-ratio-regis/vocabulary.ts';
import { useEffect, useState } from 'preact/hooks';
import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { TrayProps } from '../../presenter.ts';
import { realmOf, type View } from '../model.ts';
import { minors, technologies } from '../printed.build.ts';
import { t } from '../words.ts';

type Named = TrayProps<View> & { readonly name: (id: string) => string };

/** `bid/spain/3`: who bids, and how much. */
const bidOf = (option: string | undefined) => {
  const [head, power = '', sum = ''] = (option ?? '').split('/');
  return head === 'bid' ? { power, sum: Number(sum) } : undefined;
};

/** What whoever wins it gets: a minor with its units and votes, or a technology. */
function worthOf(view: View, prize: string, name: (id: string) => string): string {
  const minor = minors[prize];
  if (!minor) return technologies[prize] ?? '';
  const units = UNIT_KINDS.flatMap((kind) => {
    const n = minor.units[kind] ?? 0;
    return n > 0 ? [t(`urr/prize/${kind}`, { n })] : [];
  });
  const ally = view.minors.find((each) => each.minor === prize)?.ally;
  return [
    t('urr/prize/minor', { units: units.length > 0 ? units.join(', ') : t('urr/prize/no-units') }),
    ...(minor.votes > 0 ? [t('urr/prize/votes', { n: minor.votes })] : []),
    ...(ally ? [t('urr/prize/allied', { ally: name(ally) })] : []),
    ...minor.special,
  ].join(' · ');
}

/** An auction: the limit of every Power, who leads; of one's own one bids, and sees what that would cost. */
export function AuctionTray(props: Named) {
  const { view, seat, decision, selected, cite, waiting, name } = props;
  const task = view.agenda.findLast((each) => each.do === 'auction');
  const options = decision?.options ?? [];
  const able = [...new Set(options.flatMap((option) => bidOf(option)?.power ?? []))];
  const [held, hold] = useState<string | undefined>(undefined);
  const bidder = able.includes(held ?? '') ? held : (bidOf(selected)?.power ?? able[0]);
  useEffect(() => hold(undefined), [decision?.stamp]);
  if (task?.do !== 'auction') return null;
  const { prize, best } = task;
  const what = prize.kind === 'tech' ? prize.tech : prize.minor;
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
      <p class="meta prize">{worthOf(view, what, name)}</p>
      <ul class="bids">
        {view.realms.flatMap(({ power, player }) => {
          const limit = view.bidLimits[power];
          if (limit === undefined) return [];
          const leads = best?.power === power;
          const out = limit <= (best?.bid ?? 0) && !leads;
          const mine = able.includes(power);
          const inside = (
            <>
              <Dot power={power} />
              <span class="who">{name(power)}</span>
              <b>{leads ? best.bid : '–'}</b>
              <span class="meta">{t(out ? 'urr/out-at' : 'urr/up-to', { n: limit })}</span>
            </>
          );
          return (
            <li key={power} class={leads ? 'leads' : out ? 'out' : ''} data-mine={player === seat}>
              {mine ? (
                <button
                  type="button"
                  class="opt bidder"
                  data-bidder={power}
                  aria-pressed={power === bidder}
                  onClick={() => hold(power)}
                >
                  {inside}
                </button>
              ) : (
                inside
              )}
            </li>
          );
        })}
      </ul>
      {decision ? (
        <Bidding {...props} bidder={bidder} />
      ) : (
        <p class="tray-wait">{t('urr/waiting', { names: waiting.map(name).join(', ') })}</p>
      )}
    </section>
  );
}

/** How much the Power in hand bids, and what that would do to it. */
function Bidding({
  view,
  decision,
  selected,
  choose,
  take,
  name,
  bidder,
}: Named & { readonly bidder?: string | undefined }) {
  const bids = decision?.options.filter((option) => bidOf(option)?.power === bidder) ?? [];
  // Keys count through all bids: they are printed where they are true.
  const keyed = bidOf(decision?.options.find((option) => bidOf(option)))?.power === bidder;
  const bid = bidOf(selected);
  const realm = view.realms.find(({ power }) => power === bid?.power);
  return (
    <>
      <div class="opts one-line" role="radiogroup" aria-label={decision?.prompt.text}>
        {bids.map((option, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a chip, not a form field
          <button
            key={option}
            type="button"
            role="radio"
            class="opt number"
            aria-checked={selected === option}
            data-option={option}
            onClick={() => choose(option)}
          >
            {keyed && place < 9 && <span class="key">{place + 1}</span>}
            <Dot power={bidder ?? ''} name={name(bidder ?? '')} small />
            {bidOf(option)?.sum}
          </button>
        ))}
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
          {realm && bid
            ? t('urr/bid-cost', {
                power: name(bid.power),
                from: realmOf(view, realm.power)?.unrest ?? 0,
                to: (realmOf(view, realm.power)?.unrest ?? 0) + bid.sum,
                vitality: view.strength[realm.power]?.vitality ?? 0,
              })
            : t('urr/bid-how')}
        </span>
        <button type="button" class="btn btn-primary confirm" disabled={selected === undefined} onClick={() => take()}>
          <span class="key">↵</span>
          {bid
            ? t('urr/bid', { power: name(bid.power), n: bid.sum })
            : selected === 'pass'
              ? t('urr/no-bid')
              : t('dock/choose')}
        </button>
      </footer>
    </>
  );
}
