import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { TrayProps } from '../../presenter.ts';
import type { Power, View } from '../model.ts';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { Asked, Go } from './frame.tsx';

/** A sealed bid in Morale for a Minor Power (C §11). */
export function BidTray({ view, decision, selected, choose, take, waiting, log, cite }: TrayProps<View>) {
  const { nameOf, speak, auction } = useTitle();
  if (!decision) return null;
  const minor = String(decision.prompt.args.minor ?? '');
  const seat = decision.seat as Power;
  const morale = view.powers[seat].morale;
  const at = decision.options.indexOf(selected ?? decision.chosen ?? decision.options[0] ?? '0');
  const bid = Number(decision.options[at] ?? 0);
  const by = (step: number) => {
    const option = decision.options[Math.max(0, Math.min(decision.options.length - 1, at + step))];
    if (option !== undefined && option !== selected) choose(option);
  };
  const bidders = auction?.bidders(view, log, minor) ?? view.order.filter((power) => view.master[power] === power);
  return (
    <section class="tray bid" aria-label={decision.prompt.text}>
      <Asked decision={decision} cite={cite} power={minor} question={decision.prompt.text} sealed={t('bid/sealed')} />
      <div class="bid-grid">
        <div>
          <b>{t('bid/if-won')}</b>
          <ul class="ticks">
            <li>
              <Icon name="check" size={16} /> {t(auction?.wins[0] ?? 'bid/act', { name: nameOf(minor) })}
            </li>
            <li>
              <Icon name="scales" size={16} />{' '}
              {t(auction?.wins[1] ?? 'bid/status', {
                name: nameOf(minor),
                status: speak(`name/${view.status[seat]}`),
              })}
            </li>
            {minor && (
              <li>
                <Icon name="card" size={16} />{' '}
                {t('bid/hand', {
                  n: view.powers[minor as Power].cards,
                  money: view.powers[minor as Power].money,
                })}
              </li>
            )}
          </ul>
        </div>
        <div class="bid-middle">
          <p class="meta">{t('bid/yours', { most: morale })}</p>
          <div class="bid-number">
            <button type="button" class="btn btn-icon btn-lg" aria-label={t('bid/less')} onClick={() => by(-1)}>
              <Icon name="minus" />
            </button>
            <output>{bid}</output>
            <button type="button" class="btn btn-icon btn-lg" aria-label={t('bid/more')} onClick={() => by(1)}>
              <Icon name="plus" />
            </button>
          </div>
          <div class="coins" role="radiogroup" aria-label={decision.prompt.text}>
            {decision.options.map((option) => (
              // biome-ignore lint/a11y/useSemanticElements: a coin, not a form field
              <button
                key={option}
                type="button"
                role="radio"
                class="coin"
                aria-checked={Number(option) === bid}
                onClick={() => choose(option)}
              >
                {option}
              </button>
            ))}
          </div>
          <p class="row">
            <span>{t('bid/morale-won')}</span>
            <span class="meter grow" data-p={seat}>
              <i style={{ width: `${((morale - bid) / 15) * 100}%` }} />
            </span>
            <b>
              {morale} → {morale - bid}
            </b>
          </p>
        </div>
        <div>
          <b>{t('bid/ladder')}</b>
          <ol class="ladder">
            {bidders.map((power, place) => {
              const open = power === seat ? decision.chosen === undefined : waiting.includes(power);
              return (
                <li key={power}>
                  <span>{place + 1}</span>
                  <Dot power={power} small />
                  <span class="ptxt" data-p={power}>
                    {power === seat ? t('bid/you', { name: nameOf(power) }) : nameOf(power)}
                  </span>
                  <span class="meta push">
                    <Icon name={open ? 'hourglass' : 'lock'} size={13} /> {open ? t('sealed/choosing') : t('sealed/in')}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
      <Go
        power={seat}
        question={t(decision.chosen === String(bid) ? 'bid/done' : 'bid/ask', { name: nameOf(seat), n: bid })}
        note={t('bid/winner-pays')}
        disabled={decision.chosen === String(bid)}
        take={() => take(String(bid))}
      >
        {t('bid/seal', { n: bid })}
      </Go>
    </section>
  );
}
