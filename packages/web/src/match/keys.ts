import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Choices } from '../games/choices.ts';
import { isSecondHalf, type Pressed } from './pressed.ts';
import { type Seen, sendsPlan } from './seen.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type="range"]), textarea, select') || target.isContentEditable);

/** What is chosen by a touch or by Enter while it has the focus, and then taken. */
const CHOOSABLE = '.opt, .hand-card, .tile, .coin';
const CHOSEN = '[aria-checked="true"], [aria-pressed="true"]';

/** Numbers choose, Enter takes, Esc goes back, ? opens the rules, Space replays, letters lay layers over the map. */
export function useMatchKeys(seen: Seen, choices: ReadonlySignal<Choices | undefined>): void {
  useEffect(() => {
    let entered: Pressed | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (document.querySelector('dialog[open], .scrim')) return;
      const now = { at: event.timeStamp, stamp: seen.deciding.decision.peek()?.stamp };
      const enters = event.key === 'Enter';
      if (enters && isSecondHalf(entered, now)) return event.preventDefault();
      entered = enters ? now : undefined;
      if (act(seen, choices.peek(), event)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [seen, choices]);
}

function act(seen: Seen, choices: Choices | undefined, event: KeyboardEvent): boolean {
  const { deciding, piece, tab, section, replay, story, match, presenter } = seen;
  const { key } = event;
  if (/^[0-9]$/.test(key)) return number(seen, choices, key);
  const onButton = event.target instanceof Element && event.target.matches('button, a, summary, [role="button"]');
  switch (key) {
    case 'Enter': {
      // What has the focus and is not chosen yet is chosen by it, whatever else is selected or proposed.
      if (onButton && !(event.target.matches(CHOOSABLE) && event.target.matches(CHOSEN))) return false;
      // A key that is held down must not answer the next question too.
      if (event.repeat) return true;
      if (deciding.ready.peek() !== undefined) void deciding.carryOut();
      else if (deciding.steps.peek().length > 0) {
        // Only where the golden button sends the plan does the key: elsewhere it might have been meant for a step.
        const open = deciding.decision.peek();
        if (open && sendsPlan(presenter, open)) void deciding.take('done');
      } else return false;
      return true;
    }
    case 'Escape':
      if (replay.seq.peek() !== undefined) replay.live();
      else if (story.peek() !== undefined) story.value = undefined;
      else if (deciding.selected.peek() === undefined && piece.peek() !== undefined) piece.value = undefined;
      else void deciding.back();
      return true;
    case 'w': {
      const whole = document.querySelector<HTMLButtonElement>('.recap .whole');
      whole?.click();
      return whole !== null;
    }
    case '?':
      section.value = match.decision.peek()?.cite;
      tab.value = 'rules';
      return true;
    case ' ':
      if (onButton || (event.target instanceof Element && event.target.matches('input'))) return false;
      if (replay.playing.peek()) replay.pause();
      else void replay.play(replay.seq.peek() ?? 0, match.position.peek()?.seq ?? 0);
      return true;
    default: {
      const layer = /^[a-z]$/i.test(key)
        ? document.querySelector<HTMLButtonElement>(`.layer-button[aria-keyshortcuts="${key.toUpperCase()}"]`)
        : null;
      layer?.click();
      if (layer) return true;
      // Whatever is playing by itself is skipped by any other key.
      if (replay.playing.peek() && key.length === 1) replay.live();
      return false;
    }
  }
}

function number(seen: Seen, choices: Choices | undefined, key: string): boolean {
  if (!choices) return false;
  if (choices.groups.length > 0 && choices.piece === undefined) {
    const group = choices.groups[Number(key) - 1];
    if (group) {
      seen.piece.value = group.piece;
      return true;
    }
  }
  const chosen = choices.listed.find((choice) => choice.key === key);
  if (!chosen) return false;
  seen.deciding.choose(chosen.option);
  // The focus does not stay with another option: Enter takes what the number chose.
  if (document.activeElement?.matches(CHOOSABLE))
    (
      document.querySelector<HTMLElement>(`.opt[data-option="${CSS.escape(chosen.option)}"]`) ??
      document.getElementById('decision')
    )?.focus({ preventScroll: true });
  return true;
}
