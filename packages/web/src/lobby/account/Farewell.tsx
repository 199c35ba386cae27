import type { Me, RecordFile } from '@quadrille/protocol';
import { useRef, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { go } from '../../router.ts';
import { becomes } from '../../store/session.ts';
import { t } from '../../words/words.ts';
import type { Attempt } from './attempt.ts';
import { Secret } from './Credentials.tsx';

/** What is mine: a match brought along, everything kept about me, and the end of it. */
export function Farewell({ who, attempt }: { readonly who: Me; readonly attempt: Attempt }) {
  const [leaving, leave] = useState(false);
  const [password, write] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const bring = async (file: File) => {
    const { table } = await api.importRecord(JSON.parse(await file.text()) as RecordFile);
    go(`/table/${table.id}`);
  };
  return (
    <section class="panel form">
      <h2 class="display">{t('mine-all/title')}</h2>
      <div class="row wrap">
        <input
          ref={picker}
          class="vh"
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          aria-label={t('mine-all/import')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) attempt(bring(file), t('mine-all/imported'));
          }}
        />
        <button type="button" class="btn" onClick={() => picker.current?.click()}>
          {t('mine-all/import')}
        </button>
        <a class="btn" href="/api/me/export" target="_self" download="quadrille.json">
          {t('mine-all/export')}
        </a>
        <button type="button" class="btn btn-danger" aria-expanded={leaving} onClick={() => leave(!leaving)}>
          {t('mine-all/delete')}
        </button>
      </div>
      {leaving && (
        <form
          class="notice warn form"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(
              api.deleteMe(who.guest ? {} : { password }).then(() => becomes(null)),
              t('mine-all/deleted'),
            );
          }}
        >
          <p>{t('mine-all/delete-ask')}</p>
          {!who.guest && (
            <Secret label={t('profile/old-password')} kind="current-password" value={password} write={write} />
          )}
          <span class="row wrap">
            <button type="submit" class="btn btn-danger">
              {t('mine-all/delete-yes')}
            </button>
            <button type="button" class="btn" onClick={() => leave(false)}>
              {t('mine-all/delete-no')}
            </button>
          </span>
        </form>
      )}
    </section>
  );
}
