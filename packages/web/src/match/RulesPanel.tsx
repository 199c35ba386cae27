import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from '../games/rulebook.ts';
import { rulebookOf } from '../games/rulebooks.ts';
import { RulesReader } from '../learn/RulesReader.tsx';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

const KEYS = [
  ['1–9', 'choose'],
  ['0', 'close'],
  ['↵', 'confirm'],
  ['Esc', 'undo'],
  ['Tab', 'next'],
  ['?', 'rules'],
  ['Space', 'replay'],
  ['← ↑ → ↓', 'pan'],
  ['+ −', 'zoom'],
] as const;

/** The rules at the section in question, and the keys. */
export function RulesPanel() {
  const { match, section, presenter, shown, deciding } = useSeen();
  const view = shown.value?.view;
  const layers = view ? (presenter.layers?.(view, deciding.decision.value, undefined) ?? []) : [];
  const game = match.table.value?.game ?? '';
  const [book, open] = useState<Rulebook | undefined>(undefined);
  useEffect(() => {
    void rulebookOf(game).then(open);
  }, [game]);
  return (
    <div class="scroll rules">
      {book ? <RulesReader book={book} section={section.value} /> : <p class="meta empty">{t('loading/rules')}</p>}
      <section class="keys">
        <h3 class="display">{t('keys/title')}</h3>
        <dl>
          {KEYS.map(([key, does]) => (
            <div key={does}>
              <dt>
                <span class="key">{key}</span>
              </dt>
              <dd>{t(`keys/${does}`)}</dd>
            </div>
          ))}
          {layers.map(({ id, key, title }) =>
            key ? (
              <div key={id}>
                <dt>
                  <span class="key">{key}</span>
                </dt>
                <dd>{title}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </section>
    </div>
  );
}
