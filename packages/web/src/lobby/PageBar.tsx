import type { Notice } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { route } from '../router.ts';
import { me } from '../store/session.ts';
import { dark, set } from '../store/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Figure, Icon } from '../ui/Icon.tsx';
import { SettingsForm } from '../ui/SettingsForm.tsx';
import { ago } from '../ui/time.ts';
import { t } from '../words/words.ts';

const LINKS = [
  ['/', 'nav/play', 'lobby'],
  ['/rules', 'nav/rules', 'rules'],
  ['/learn', 'nav/learn', 'learn'],
] as const;

/** The bar of every page but the match. */
export function PageBar() {
  const [open, show] = useState<'notices' | 'settings' | undefined>(undefined);
  const { page } = route.value;
  return (
    <header class="bar page-bar">
      <a class="skip" href="#main">
        {t('skip/main')}
      </a>
      <a class="brand" href="/" aria-label={t('nav/lobby')}>
        <Figure name="logo" size={34} />
        <span class="display">Quadrille</span>
      </a>
      <nav class="nav" aria-label={t('nav/title')}>
        {LINKS.map(([href, word, own]) => (
          <a key={href} href={href} aria-current={page === own ? 'page' : undefined}>
            {t(word)}
          </a>
        ))}
      </nav>
      <div class="row push">
        <button
          type="button"
          class="btn btn-quiet btn-icon"
          aria-label={dark() ? t('theme/parchment') : t('theme/candlelight')}
          onClick={() => set({ theme: dark() ? 'parchment' : 'candlelight' })}
        >
          <Icon name={dark() ? 'sun' : 'candle'} />
        </button>
        <button
          type="button"
          class="btn btn-quiet btn-icon"
          aria-label={t('settings/title')}
          onClick={() => show('settings')}
        >
          <Icon name="gear" />
        </button>
        {me.value && (
          <button
            type="button"
            class="btn btn-quiet btn-icon"
            aria-label={t('notices/title', { n: me.value.unread })}
            onClick={() => show('notices')}
          >
            <Icon name="bell" />
            {me.value.unread > 0 && <span class="count on-icon">{me.value.unread}</span>}
          </button>
        )}
        <a class="btn btn-quiet" href="/profile" aria-label={me.value ? me.value.name : t('nav/sign-in')}>
          <Icon name="users" size={18} />
          <span class="me-name clip">{me.value ? me.value.name : t('nav/sign-in')}</span>
        </a>
      </div>
      {open === 'settings' && (
        <Dialog title={t('settings/title')} close={() => show(undefined)}>
          <SettingsForm />
        </Dialog>
      )}
      {open === 'notices' && <Notices close={() => show(undefined)} />}
    </header>
  );
}

function Notices({ close }: { readonly close: () => void }) {
  const [notices, take] = useState<readonly Notice[]>([]);
  useEffect(() => {
    void api.notices().then(({ notices: all }) => {
      take(all);
      const [first] = all;
      if (first)
        void api.readNotices(first.id).then(() => {
          if (me.value) me.value = { ...me.value, unread: 0 };
        });
    });
  }, []);
  return (
    <Dialog title={t('notices/all')} close={close}>
      {notices.length === 0 && <p class="meta">{t('notices/none')}</p>}
      <ul class="notices">
        {notices.map(({ id, text, at, table }) => (
          <li key={id}>
            {table ? (
              <a href={`/table/${table}`} onClick={close}>
                {text}
              </a>
            ) : (
              text
            )}{' '}
            <span class="meta">{ago(at)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
