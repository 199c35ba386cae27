import type { Decision } from '@quadrille/kernel';
import type { Preview } from '@quadrille/protocol';
import { request } from '../net/socket.ts';
import type { Match } from './match.ts';
import { itemOf, nextAsked, type Step, stepOf } from './steps.ts';

/** A plan, and what would come of it. */
export interface Composed {
  readonly plan: readonly Step[];
  readonly seen: Preview;
}

/** What would come of plans, as the server foresees it. */
export function composer(match: Match, composes: (decision: Decision) => boolean) {
  const look = async (plan: readonly Step[]): Promise<Preview | undefined> => {
    const seat = match.seat.peek();
    if (seat === null) return undefined;
    const told = await request({ type: 'preview', table: match.id, seat, answers: plan.map(itemOf) });
    return 'preview' in told ? told.preview : undefined;
  };

  /** The plan one step longer, with what is forced after it; nothing if that would make something known. */
  const longer = async (plan: readonly Step[], root: string): Promise<Composed | undefined> => {
    const seen = await look(plan).catch(() => undefined);
    const next = nextAsked(seen?.position.decisions ?? [], plan);
    if (!seen || seen.took !== plan.length || !next || !composes(next)) return undefined;
    const [only, another] = next.options;
    if (only === undefined || another !== undefined || next.prompt.id === root) return { plan, seen };
    return longer([...plan, stepOf(next, only)], root);
  };

  /** What would follow by itself goes along as far as it fits: what is not asked then is not answered. */
  const fitting = async (plan: readonly Step[], after: readonly Step[]): Promise<readonly Step[]> => {
    if (after.length === 0) return plan;
    const whole = [...plan, ...after];
    const seen = await look(whole).catch(() => undefined);
    return typeof seen?.stopped === 'object' ? whole.slice(0, Math.max(plan.length, seen.took)) : whole;
  };

  return { look, longer, fitting };
}
