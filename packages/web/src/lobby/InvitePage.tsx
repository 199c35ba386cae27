import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { somebody } from '../store/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { t } from '../words/words.ts';
import { PageBar } from './PageBar.tsx';

/** Whoever opens an invite link is let in and taken to the table. */
export function InvitePage() {
  const [problem, fail] = useState<string | undefined>(undefined);
  useEffect(() => {
    const code = window.location.hash.slice(1);
    void somebody()
      .then(() => api.invite(code))
      .then(({ table }) => go(`/table/${table.id}`, 'replace'))
      .catch((fault: Error) => fail(fault.message));
  }, []);
  return (
    <>
      <PageBar />
      <Loading what={problem ?? t('invite/opening')} />
    </>
  );
}
