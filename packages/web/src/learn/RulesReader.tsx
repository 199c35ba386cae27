import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Passage, type Rulebook, search, sectionOf } from '../games/rulebook.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import '../styles/rules.css';

interface RulesReaderProps {
  readonly book: Rulebook;
  /** The section to open at, as a citation. */
  readonly section: string | undefined;
}

/** The rules in our own words, searchable, opened at a section. */
export function RulesReader({ book, section }: RulesReaderProps) {
  const [sought, seek] = useState('');
  const found = useMemo(() => (sought.trim() ? search(book, sought) : book.sections), [book, sought]);
  const wanted = section ? sectionOf(book, section)?.id : undefined;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted) return;
    const heading = page.current?.querySelector<HTMLElement>(`[data-section="${wanted}"]`);
    heading?.scrollIntoView({ block: 'start' });
  }, [wanted, book]);
  return (
    <div ref={page}>
      <div class="search">
        <label class="row">
          <Icon name="search" size={18} />
          <span class="vh">{t('rules/search')}</span>
          <input
            class="input"
            type="search"
            placeholder={t('rules/search')}
            value={sought}
            onInput={({ currentTarget }) => seek(currentTarget.value)}
          />
        </label>
      </div>
      {found.length === 0 && <p class="meta empty">{t('rules/nothing')}</p>}
      {found.map(({ id, title, body }) => (
        <section key={id} data-section={id} class={id === wanted ? 'rule wanted' : 'rule'}>
          <h3 class="display">
            <span class="section-number">{id.split(' ')[0]}</span> {title}
          </h3>
          {body.map((passage, index) => (
            <Part key={index} passage={passage} />
          ))}
        </section>
      ))}
    </div>
  );
}

const Part = ({ passage }: { readonly passage: Passage }) => {
  if (typeof passage === 'string') return <p class="prose">{passage}</p>;
  if ('list' in passage)
    return (
      <ul class="prose bullets">
        {passage.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if ('steps' in passage)
    return (
      <ol class="prose numbered">
        {passage.steps.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    );
  if ('note' in passage) return <p class="prose rule-note">{passage.note}</p>;
  if ('reconstructed' in passage)
    return (
      <p class="rebuilt">
        <span class="pill warn">{t('rules/reconstructed')}</span> {passage.reconstructed}
      </p>
    );
  const [head = [], ...rows] = passage.table;
  return (
    <table class="table">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
