import type { ClientMessage, Told } from '@quadrille/protocol';
import type { Taken } from '../match/apply.ts';
import type { Hall } from '../match/hall.ts';
import { takeAnswer, takeList } from '../match/play.ts';
import { mayAct } from '../match/rights.ts';
import { Refused } from '../problem.ts';
import type { Connection } from './connection.ts';

type AnswerMessage = Extract<ClientMessage, { type: 'answer' }>;

/** Takes an answer of a player. Who gave it is told first of all; the reply is returned only if none has been given. */
export function answer(hall: Hall, connection: Connection, message: AnswerMessage): Promise<Told | undefined> {
  const { table, seat, option, stamp, id } = message;
  return hall.matches.use(table, async (live) => {
    let replied = false;
    const taken = await takeAnswer(hall, live, {
      seat,
      option,
      which: stamp,
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
}

type ListMessage = Extract<ClientMessage, { type: 'answers' }>;

/** Takes a list of answers of a player. */
export function answers(hall: Hall, connection: Connection, message: ListMessage): Promise<Told | undefined> {
  const { table, seat, stamp, items, id } = message;
  return hall.matches.use(table, async (live) => {
    let replied = false;
    const listed = await takeList(hall, live, {
      seat,
      player: connection.player?.id ?? '',
      stamp,
      items,
      request: `${stamp} ${id}`,
      shown: (now) => {
        connection.told(id, { listed: now });
        connection.flush();
        replied = true;
      },
    });
    if ('code' in listed) throw new Refused(409, listed.code, listed.sentence, listed.cite);
    return replied ? undefined : { listed };
  });
}

function replyOf(taken: Taken): Told {
  if (!taken.ok) throw new Refused(409, taken.code, taken.sentence, taken.cite);
  return { seq: taken.seq, ...(taken.repeated && { repeated: true }) };
}
