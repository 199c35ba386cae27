import type { ClientMessage, Told } from '@quadrille/protocol';
import { type Hall, takeAnswer } from '../match/play.ts';
import { mayAct } from '../match/rights.ts';
import { Refused } from '../problem.ts';

type AnswerMessage = Extract<ClientMessage, { type: 'answer' }>;

/** Takes an answer of a player. */
export function answer(hall: Hall, player: string | null, message: AnswerMessage): Promise<Told> {
  const { table, seat, option, stamp, id } = message;
  hall.bustle.note();
  hall.vigil.arrived();
  const answered = hall.matches.use(table, async (live) => {
    const taken = await takeAnswer(hall, live, {
      seat,
      option,
      stamp,
      by: 'player',
      request: `${stamp} ${id}`,
      allowed: (now) => mayAct(now.table, player, seat),
    });
    if (!taken.ok) throw new Refused(409, taken.code, taken.sentence, taken.cite);
    return { seq: taken.seq, ...(taken.repeated && { repeated: true }) };
  });
  return answered.finally(hall.vigil.told);
}
