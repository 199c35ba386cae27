import type { Decision } from '@quadrille/kernel';
import type { ComponentChildren } from 'preact';
import { Dot, Shield } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Power } from '../model.ts';

interface CiteProps {
  /** `C §8.3`: the letters of the title are not shown in its own match. */
  readonly section: string;
  readonly cite: (section: string) => void;
}

/** Opens the rules where a tray follows them. */
export const Cite = ({ section, cite }: CiteProps) => (
  <button type="button" class="cite push" onClick={() => cite(section)}>
    {section.replace(/^[A-Z]+ /, '')}
  </button>
);

interface AskedProps {
  readonly decision: Decision;
  readonly cite: (section: string) => void;
  /** Whose emblem stands there. */
  readonly power: string;
  readonly question: string;
  /** What is sealed says so. */
  readonly sealed: string | false;
}

/** What is asked of whom, and by which section. */
export const Asked = ({ decision, cite, power, question, sealed }: AskedProps) => (
  <header>
    {power && <Shield power={power} width={30} />}
    <h2 class="display">{question}</h2>
    {sealed && (
      <span class="pill">
        <Icon name="lock" size={14} /> {sealed}
      </span>
    )}
    <Cite section={decision.cite} cite={cite} />
  </header>
);

interface GoProps {
  readonly power?: Power;
  readonly question: string;
  readonly note: ComponentChildren;
  readonly disabled: boolean;
  readonly take: () => void;
  /** It is sealed, not shown. */
  readonly sealed?: boolean;
  /** What the golden button says. */
  readonly children: ComponentChildren;
}

/** The golden button, and what it is about. */
export const Go = ({ power, question, note, disabled, take, sealed = true, children }: GoProps) => (
  <footer class="tray-go">
    {power && <Dot power={power} />}
    <b class="question">{question}</b>
    <span class="muted grow">{note}</span>
    <button type="button" class="btn btn-primary btn-lg" disabled={disabled} onClick={take}>
      <span class="key">↵</span>
      {sealed && <Icon name="lock" size={18} />}
      {children}
    </button>
  </footer>
);
