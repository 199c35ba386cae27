import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../games/presenter.ts';
import { api } from '../net/api.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

/** Whether a line tells what a bot did of its own accord. */
export function useIsDeed({ power, heading, seq }: Entry): boolean {
  const { match, presenter } = useSeen();
  const view = match.position.value?.view;
  if (power === undefined || heading || seq < 1 || view === undefined) return false;
  return (match.table.value?.seats ?? []).some(
    ({ seat, holder }) => holder.kind === 'bot' && (seat === power || presenter.powersOf(view, seat).includes(power)),
  );
}

const asked = new Map<string, Promise<readonly string[]>>();

/** What speaks for a deed: asked for once, in the middle of a match and after its end. */
const reasonsOf = (table: string, seq: number, over: boolean): Promise<readonly string[]> => {
  const key = `${table}/${seq}/${over}`;
  const known = asked.get(key) ?? api.why(table, seq).then(({ reasons }) => reasons);
  asked.set(key, known);
  known.catch(() => asked.delete(key));
  return known;
};

/** Why a bot did it, from what everybody can see; when the match is over, in full. `undefined` while it is not known. */
export function useReasons(seq: number | undefined): readonly string[] | undefined {
  const { match } = useSeen();
  const over = match.table.value?.result !== undefined;
  const [reasons, know] = useState<readonly string[] | undefined>(undefined);
  useEffect(() => {
    know(undefined);
    if (seq === undefined) return;
    let left = false;
    reasonsOf(match.id, seq, over).then(
      (said) => !left && know(said),
      () => !left && know([]),
    );
    return () => {
      left = true;
    };
  }, [match.id, seq, over]);
  return reasons;
}

/** A line of the chronicle says why when it is asked. */
export function Why({ seq }: { readonly seq: number }) {
  const [open, ask] = useState(false);
  const reasons = useReasons(open ? seq : undefined);
  return (
    <>
      <button
        type="button"
        class="moment why"
        aria-label={t('why/ask')}
        aria-expanded={open}
        onClick={() => ask(!open)}
      >
        <Icon name="help" size={15} />
      </button>
      {open && reasons && (
        <p class="meta because" role="status">
          {reasons.length > 0 ? reasons.join(' ') : t('why/none')}
        </p>
      )}
    </>
  );
}
