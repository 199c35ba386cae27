import type { Sheet } from '@quadrille/atlas';
import { useMemo, useState } from 'preact/hooks';
import { groundsOf } from '../board/model.ts';
import { Dot } from '../ui/Emblem.tsx';
import { t } from '../words/words.ts';
import { sheetIn, useSeen } from './seen.ts';

/** The places of the sheet, or of all sheets where there are several, in the order of the alphabet. */
function placesOf(sheet: Sheet, nameOf: (id: string) => string): (readonly [id: string, name: string])[] {
  const elsewhere = new Set(sheet.maps?.flatMap(({ places }) => places));
  const here = [...groundsOf(sheet)].map(([id, { name }]) => [id, name] as const);
  for (const [id] of here) elsewhere.delete(id);
  const there = [...elsewhere].map((id) => [id, nameOf(id)] as const);
  return [...here, ...there].sort(([, a], [, b]) => a.localeCompare(b));
}

/** Every place in words: the map for those who do not see it, and a gazetteer for all others. */
export function Places() {
  const seen = useSeen();
  const { presenter, shown, lit, sought, page } = seen;
  const sheet = sheetIn(seen);
  const [words, seek] = useState('');
  const all = useMemo(() => (sheet ? placesOf(sheet, presenter.name) : []), [sheet, presenter]);
  const view = shown.value?.view;
  if (!view || !sheet) return null;
  const found = all.filter(([, name]) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <>
      <div class="search">
        <input
          class="input"
          type="search"
          aria-label={t('places/search')}
          placeholder={t('places/search')}
          value={words}
          onInput={({ currentTarget }) => seek(currentTarget.value)}
        />
      </div>
      <ul class="scroll gazetteer">
        {found.map(([id]) => {
          const facts = presenter.place(view, id, sheet);
          if (!facts) return null;
          return (
            <li key={id}>
              <button
                type="button"
                onMouseEnter={() => {
                  lit.value = [id];
                }}
                onMouseLeave={() => {
                  lit.value = [];
                }}
                onFocus={() => {
                  lit.value = [id];
                }}
                onBlur={() => {
                  lit.value = [];
                }}
                onClick={() => {
                  sought.value = [id];
                  page.value = 'map';
                }}
              >
                {facts.holder ? (
                  <Dot power={facts.holder} name={presenter.name(facts.holder)} small />
                ) : (
                  <span class="dot small empty" />
                )}
                <span class="grow">
                  <b>{facts.name}</b>
                  <span class="meta"> {[facts.kind, ...facts.lines].join(' · ')}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
