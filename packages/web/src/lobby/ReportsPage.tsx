import { OWNER_ACTS, type OwnerAct, type ReportsResponse } from '@quadrille/protocol';
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
            {reports.map((report) => (
              <Complaint key={report.id} report={report} look={look} />
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

interface ComplaintProps {
  readonly report: ReportsResponse['reports'][number];
  readonly look: () => void;
}

/** A complaint, and what the owner can do: take a name away, sign somebody out, put it aside. */
function Complaint({ report: { id, at, by, about, text, table, done }, look }: ComplaintProps) {
  const [meant, mean] = useState<OwnerAct | undefined>(undefined);
  const [problem, fail] = useState<string | undefined>(undefined);
  const attempt = (doing: Promise<object>) => {
    mean(undefined);
    void doing.then(look, (fault: Error) => fail(fault.message));
  };
  return (
    <li class="row wrap">
      <span class="grow">
        <a href={`/player/${about.id}`}>{about.name}</a>{' '}
        <span class="meta">{t('reports/by', { name: by.name, at: moment(at) })}</span>
        <p class="prose">{text}</p>
        {table && <a href={`/table/${table}`}>{t('reports/table')}</a>}
      </span>
      {problem && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      {meant ? (
        <div class="notice warn" role="alert">
          <p>{t(`reports/${meant}-text`, { name: about.name })}</p>
          <div class="row wrap">
            <button type="button" class="btn btn-sm" onClick={() => attempt(api.reportAct(about.id, meant))}>
              {t('reports/sure')}
            </button>
            <button type="button" class="btn btn-sm btn-quiet" onClick={() => mean(undefined)}>
              {t('reports/not')}
            </button>
          </div>
        </div>
      ) : (
        <span class="row wrap">
          {about.id !== '' &&
            OWNER_ACTS.map((act) => (
              <button key={act} type="button" class="btn btn-sm" onClick={() => mean(act)}>
                {t(`reports/${act}`)}
              </button>
            ))}
          {done ? (
            <span class="pill">{t('reports/done')}</span>
          ) : (
            <button type="button" class="btn btn-sm" onClick={() => attempt(api.reportDone(id))}>
              {t('reports/do')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}
