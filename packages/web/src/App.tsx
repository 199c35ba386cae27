import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { InvitePage } from './lobby/InvitePage.tsx';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { PageBar } from './lobby/PageBar.tsx';
import { onLink, type Route, route } from './router.ts';
import { Sprite } from './sprite/Sprite.tsx';
import { whoAmI } from './store/session.ts';
import './store/settings.ts';
import { Loading } from './ui/Loading.tsx';
import { t } from './words/words.ts';

const MatchPage = lazy(() => import('./match/MatchPage.tsx'));
const NewTablePage = lazy(() => import('./lobby/NewTablePage.tsx'));
const ProfilePage = lazy(() => import('./lobby/ProfilePage.tsx'));
const PlayerPage = lazy(() => import('./lobby/PlayerPage.tsx'));
const LadderPage = lazy(() => import('./lobby/LadderPage.tsx'));
const FindPage = lazy(() => import('./lobby/FindPage.tsx'));
const ReportsPage = lazy(() => import('./lobby/ReportsPage.tsx'));
const ResetPage = lazy(() => import('./lobby/ResetPage.tsx'));
const RulesPage = lazy(() => import('./learn/RulesPage.tsx'));
const LearnPage = lazy(() => import('./learn/LearnPage.tsx'));

const Page = ({ to }: { readonly to: Route }) => {
  switch (to.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'table':
      return <MatchPage key={to.table} table={to.table} />;
    case 'invite':
      return <InvitePage />;
    case 'new':
      return <NewTablePage game={to.game} />;
    case 'rules':
      return <RulesPage game={to.game} section={to.section} />;
    case 'learn':
      return <LearnPage />;
    case 'player':
      return <PlayerPage player={to.player} />;
    case 'ladder':
      return <LadderPage game={to.game} />;
    case 'find':
      return <FindPage />;
    case 'reports':
      return <ReportsPage />;
    case 'reset':
      return <ResetPage />;
    case 'profile':
      return <ProfilePage />;
    case 'lost':
      return (
        <>
          <PageBar />
          <Loading what={t('lost')} />
          <p class="lost">
            <a class="btn" href="/">
              {t('lost/back')}
            </a>
          </p>
        </>
      );
  }
};

export function App() {
  useEffect(() => {
    void whoAmI();
    document.addEventListener('click', onLink);
    return () => document.removeEventListener('click', onLink);
  }, []);
  return (
    <>
      <Sprite />
      <Suspense fallback={<Loading what={t('loading/page')} />}>
        <Page to={route.value} />
      </Suspense>
    </>
  );
}
