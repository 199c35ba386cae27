import { type ClientMessage, type ClientMessageType, firstAsked, type Told } from '@quadrille/protocol';
import type { BotPlayer } from '../bots/player.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { Hall } from '../match/hall.ts';
import { withdraw } from '../match/lists.ts';
import { lookBack } from '../match/lookback.ts';
import { setOrder } from '../match/orders.ts';
import { changeInstructions } from '../match/play.ts';
import { preview } from '../match/preview.ts';
import { mayAct } from '../match/rights.ts';
import { takeBack } from '../match/undo.ts';
import { forbidden, Refused } from '../problem.ts';
import { noteAdvice } from '../ratings/rate.ts';
import { keepNote, markRead } from '../talk/notebook.ts';
import { say, write } from '../talk/say.ts';
import { answerTerms, offersOf } from '../talk/treaties.ts';
import { callVote, castVote } from '../votes/cast.ts';
import { answer, answers } from './answer.ts';
import type { Connection } from './connection.ts';
import { bye, hello, type MostLooking } from './hello.ts';

/** What handlers are given. */
export interface Post {
  readonly hall: Hall;
  readonly limits: Limits;
  readonly bots: BotPlayer;
  readonly most: MostLooking;
}

type Handler<T extends ClientMessageType> = (
  post: Post,
  connection: Connection,
  message: Extract<ClientMessage, { type: T }>,
) => Promise<Told | undefined>;

const NOT_ASKED = () => new Refused(409, 'not-asked', 'There is nothing for you to decide now.');

const who = ({ player }: Connection): string | null => player?.id ?? null;

/** What is done with each message. */
const HANDLERS: { readonly [T in ClientMessageType]: Handler<T> } = {
  hello: async ({ hall, most }, connection, { table, seen, whole }) => {
    await hall.matches.use(table, (live) => hello(hall, connection, live, { seen, whole }, most));
    return {};
  },
  bye: async ({ hall }, connection, { table }) => {
    bye(hall, connection, table);
    return undefined;
  },
  answer: ({ hall }, connection, message) => answer(hall, connection, message),
  answers: ({ hall }, connection, message) => answers(hall, connection, message),
  withdraw: ({ hall }, connection, { table, seat }) =>
    hall.matches.use(table, async (live) => {
      needRight(live.table, connection, seat);
      await changeInstructions(hall, live, async () => withdraw(live, seat));
      return { seq: live.outward };
    }),
  order: ({ hall }, connection, { table, seat, order, on }) =>
    hall.matches.use(table, async (live) => {
      needRight(live.table, connection, seat);
      const known = live.title.definition.orders?.some(({ id }) => id === order);
      if (!known) throw new Refused(404, 'no-order', 'This game knows no such order.');
      const player = who(connection) ?? '';
      await changeInstructions(hall, live, (trx) => setOrder(trx, live, { seat, player, order_id: order }, on));
      return { seq: live.outward };
    }),
  undo: ({ hall }, connection, { table, seat, id }) =>
    hall.matches.use(table, async (live) => {
      const refused = await takeBack(hall, live, seat, {
        named: { player: who(connection) ?? '', request: `undo ${seat} ${id}` },
        allowed: (now) => mayAct(now.table, who(connection), seat),
      });
      if (refused) throw new Refused(409, refused.code, refused.sentence, refused.cite);
      return { seq: live.outward };
    }),
  why: async ({ hall, limits }, connection, { table, seat, stamp }) => {
    await needPatience(limits.think, connection);
    return hall.matches.use(table, async (live) => {
      needRight(live.table, connection, seat);
      const decisions = live.match.decisions(seat);
      if (decisions.length === 0) throw NOT_ASKED();
      const decision = decisions.find((each) => each.stamp === stamp);
      if (!decision) throw new Refused(409, 'stale', 'The table has moved on since you were asked.');
      return { refused: decision.refused };
    });
  },
  preview: async ({ hall, limits }, connection, { table, seat, answers }) => {
    await needPatience(limits.think, connection);
    return hall.matches.use(table, async (live) => {
      needRight(live.table, connection, seat);
      return { preview: preview(live, seat, answers) };
    });
  },
  hint: async ({ hall, limits, bots }, connection, { table, seat }) => {
    await needPatience(limits.think, connection);
    const asked = await hall.matches.use(table, async (live) => {
      needRight(live.table, connection, seat);
      if (!live.table.settings.hints || !live.match.real) throw forbidden('This table plays without hints.');
      const decision = firstAsked(live.match.decisions(seat));
      if (!decision) throw NOT_ASKED();
      return { title: live.title, at: live.table, snapshot: live.match.real.snapshot(), stamp: decision.stamp };
    });
    const { title, at, snapshot, stamp } = asked;
    await noteAdvice(hall.store.db, at, who(connection) ?? '');
    const best = await bots.hints(title, snapshot, seat);
    const option = best[0]?.option ?? (await bots.choose(title, snapshot, { seat, level: 'easy' }))[0].option;
    return { hint: { option, stamp, best } };
  },
  at: async ({ hall, limits }, connection, { table, seq, seat }) => {
    await needPatience(limits.think, connection);
    return { at: await lookBack(hall, table, who(connection), { seq, seat }) };
  },
  talk: async ({ hall, limits }, connection, message) => {
    await needPatience(limits.talk, connection);
    return { message: await say(hall, message.table, who(connection), message) };
  },
  letter: async ({ hall, limits }, connection, message) => {
    await needPatience(limits.talk, connection);
    return { message: await write(hall, message.table, who(connection), message) };
  },
  offers: ({ hall }, connection, { table, from, to }) =>
    hall.matches.use(table, async (live) => {
      needRight(live.table, connection, from);
      return { offers: offersOf(live, from, to) };
    }),
  reply: async ({ hall, limits }, connection, { table, letter, agree }) => {
    await needPatience(limits.talk, connection);
    await hall.matches.use(table, (live) => answerTerms(hall, live, who(connection), letter, agree));
    return {};
  },
  note: async ({ hall }, connection, { table, seat, text }) => {
    await keepNote(hall, table, who(connection), seat, text);
    return {};
  },
  read: async ({ hall }, connection, { table, upTo, seat, with: other }) => {
    await markRead(hall, table, who(connection), { upTo, seat, other });
    return undefined;
  },
  'call-vote': async ({ hall, limits }, connection, { id, table, kind, to, seat, seconds }) => {
    await needPatience(limits.talk, connection);
    const args = { ...(to !== undefined && { to }), ...(seat && { seat }), ...(seconds && { seconds }) };
    return { message: await callVote(hall, table, who(connection), { kind, args, request: `vote ${id}` }) };
  },
  vote: async ({ hall }, connection, { table, vote, agree }) => ({
    message: await castVote(hall, table, who(connection), vote, agree),
  }),
  ping: async (_post, connection, { id }) => {
    connection.send({ type: 'pong', ...(id !== undefined && { id }) });
    return undefined;
  },
};

/** Does what a message asks for; throws a refusal. */
export async function handle(post: Post, connection: Connection, message: ClientMessage): Promise<void> {
  const handler = HANDLERS[message.type] as Handler<ClientMessageType>;
  const told = await handler(post, connection, message);
  if (told && 'id' in message) connection.told(message.id, told);
}

async function needPatience(limit: Limit, connection: Connection): Promise<void> {
  if (!(await limit(who(connection) ?? connection.address)))
    throw new Refused(429, 'too-many', 'That was too often. Wait a moment.');
}

function needRight(table: Parameters<typeof mayAct>[0], connection: Connection, seat: string): void {
  const refused = mayAct(table, who(connection), seat);
  if (refused) throw new Refused(403, refused.code, refused.sentence);
}
