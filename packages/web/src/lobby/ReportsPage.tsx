import type { ReportsResponse } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { moment } from '../ui/time.ts';
import { t } from '../words/words.ts';
import { PageBar } from './PageBar.tsx';

/** What people have reported, for the owner of the house. */
export default function ReportsPage() {
  const [reports, show] = useState<ReportsResponse['reports']>([]);
  const [problem, fail] = useState<string | undefined>(undefined);
  const look = () =>
    void api.reports().then(
      (said) => show(said.reports),
      (fault: Error) => fail(fault.message),
    );
  useEffect(look, []);
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('reports/title')}</h1>
        <section class="panel form">
          {problem && (
            <p class="notice bad" role="alert">
              {problem}
            </p>
          )}
          {!problem && reports.length === 0 && <p class="meta">{t('reports/none')}</p>}
          <ul class="lines">
            {reports.map(({ id, at, by, about, text, table, done }) => (
              <li key={id} class="row wrap">
                <span class="grow">
                  <a href={`/player/${about.id}`}>{about.name}</a>{' '}
                  <span class="meta">{t('reports/by', { name: by.name, at: moment(at) })}</span>
                  <p class="prose">{text}</p>
                  {table && <a href={`/table/${table}`}>{t('reports/table')}</a>}
                </span>
                {done ? (
                  <span class="pill">{t('reports/done')}</span>
                ) : (
                  <button type="button" class="btn btn-sm" onClick={() => void api.reportDone(id).then(look)}>
                    {t('reports/do')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}
