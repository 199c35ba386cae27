import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words/words.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A dialog: keeps the focus while it is open and gives it back afterwards. Esc closes it. */
export function Dialog({ title, close, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = box;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, by the browser itself
    <dialog
      ref={box}
      class="dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="btn btn-quiet btn-icon push" aria-label={t('close')} onClick={close}>
          <Icon name="x" size={18} />
        </button>
      </header>
      <div class="body">{children}</div>
    </dialog>
  );
}
