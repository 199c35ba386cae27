import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { askHouse, house } from '../store/house.ts';
import { becomes, me, somebody } from '../store/session.ts';
import { t } from '../words/words.ts';
import { attempting } from './account/attempt.ts';
import { Credentials } from './account/Credentials.tsx';
import { Farewell } from './account/Farewell.tsx';
import { Forgotten } from './account/Forgotten.tsx';
import { Password } from './account/Password.tsx';
import { changeMe, Named, Reached } from './account/Reached.tsx';
import { Sessions } from './account/Sessions.tsx';
import { PageBar } from './PageBar.tsx';

/** Who I am: a name, an account for a guest, where notices go, where I am signed in, what is kept about me. */
export default function ProfilePage() {
  const [said, say] = useState<string | undefined>(undefined);
  const attempt = attempting(say);
  useEffect(() => {
    askHouse();
    document.title = `${t('profile/title')} · Quadrille`;
  }, []);
  const who = me.value;
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('profile/title')}</h1>
        {said && (
          <p class="notice said" role="status">
            {said}
          </p>
        )}
        {who && (
          <section class="panel form">
            <h2 class="display">{who.name}</h2>
            <p class="muted">{who.guest ? t('profile/guest') : t('profile/account')}</p>
            {who.reliability !== undefined && (
              <p>{t('profile/reliability', { n: Math.round(who.reliability * 100) })}</p>
            )}
            {(who.guest || who.rename) && (
              <Named label={t('profile/name')} value={who.name} keep={(name) => attempt(changeMe({ name }))} />
            )}
            <a class="btn" href={`/player/${who.id}`}>
              {t('player/mine')}
            </a>
            {house.value?.owner && (
              <a class="btn" href="/reports">
                {t('reports/title')}
              </a>
            )}
            {!who.guest && (
              <button type="button" class="btn" onClick={() => attempt(api.signOut().then(() => becomes(null)))}>
                {t('profile/sign-out')}
              </button>
            )}
          </section>
        )}
        {(!who || who.guest) && (
          <>
            <Credentials
              title={who ? t('profile/claim') : t('profile/join')}
              button={t('profile/create')}
              fresh
              send={(name, password) =>
                attempt(
                  somebody()
                    .then(() => api.claim({ name, password }))
                    .then(({ me: next }) => becomes(next)),
                )
              }
            />
            <Credentials
              title={t('profile/sign-in')}
              button={t('profile/sign-in')}
              send={(name, password) => attempt(api.signIn({ name, password }).then(({ me: next }) => becomes(next)))}
            />
            <Forgotten attempt={attempt} />
          </>
        )}
        {who && <Reached key={who.id} who={who} attempt={attempt} />}
        {who && !who.guest && <Password attempt={attempt} />}
        {who && <Sessions key={`sessions ${who.id}`} attempt={attempt} />}
        {who && <Farewell who={who} attempt={attempt} />}
      </main>
    </>
  );
}
