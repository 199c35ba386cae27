import type { ClientMessage, Told } from '@quadrille/protocol';
import { type Hall, type Taken, takeAnswer } from '../match/play.ts';
import { mayAct } from '../match/rights.ts';
import { Refused } from '../problem.ts';
import type { Connection } from './connection.ts';

type AnswerMessage = Extract<ClientMessage, { type: 'answer' }>;

/** Takes an answer of a player. Who gave it is told first of all; the reply is returned only if none has been given. */
export function answer(hall: Hall, connection: Connection, message: AnswerMessage): Promise<Told | undefined> {
  const { table, seat, option, stamp, id } = message;
  hall.bustle.note();
  hall.vigil.arrived();
  const answered = hall.matches.use(table, async (live) => {
    let replied = false;
    const taken = await takeAnswer(hall, live, {
      seat,
      option,
      stamp,
      by: 'player',
      request: `${stamp} ${id}`,
      allowed: (now) => mayAct(now.table, connection.player?.id ?? null, seat),
      shown: (now) => {
        connection.told(id, replyOf(now));
        connection.flush();
        replied = true;
      },
    });
    return replied ? undefined : replyOf(taken);
  });
  return answered.finally(hall.vigil.told);
}

function replyOf(taken: Taken): Told {
  if (!taken.ok) throw new Refused(409, taken.code, taken.sentence, taken.cite);
  return { seq: taken.seq, ...(taken.repeated && { repeated: true }) };
}
