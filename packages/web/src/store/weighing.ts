import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision } from '@quadrille/kernel';
import type { Preview } from '@quadrille/protocol';
import { settings } from './settings.ts';
import { type Step, stepOf } from './steps.ts';

/** How long an option must be selected before its preview is asked for. */
const PAUSE = 120;

interface Weighed {
  readonly decision: ReadonlySignal<Decision | undefined>;
  readonly eyed: ReadonlySignal<string | undefined>;
  readonly steps: Signal<readonly Step[]>;
}

/**
 * A selected option shows what would come of it, a moment later, if that is wanted. The same option may stand there for the
 * next question: then it is looked at anew.
 */
export function weigh(
  { decision, eyed, steps }: Weighed,
  look: (plan: readonly Step[]) => Promise<Preview | undefined>,
): { readonly preview: Signal<Preview | undefined>; readonly stop: () => void } {
  const preview = signal<Preview | undefined>(undefined);
  const weighed = computed(() => (eyed.value === undefined ? undefined : `${decision.value?.stamp} ${eyed.value}`));
  let timer = 0;
  const stop = effect(() => {
    const wanted = weighed.value;
    clearTimeout(timer);
    preview.value = undefined;
    if (wanted === undefined || !settings.value.preview) return;
    const [open, option] = [decision.peek(), eyed.peek()];
    if (!open || option === undefined) return;
    const plan = [...steps.peek(), stepOf(open, option)];
    timer = window.setTimeout(async () => {
      const seen = await look(plan).catch(() => undefined);
      if (weighed.peek() === wanted) preview.value = seen;
    }, PAUSE);
  });
  return {
    preview,
    stop: () => {
      stop();
      clearTimeout(timer);
    },
  };
}
