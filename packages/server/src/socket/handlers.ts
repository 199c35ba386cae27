import type { ClientMessage, ClientMessageType, Told } from '@quadrille/protocol';
import type { Hall } from '../match/play.ts';
import { answer } from './answer.ts';
import type { Connection } from './connection.ts';
import { bye, hello } from './hello.ts';

type Handler<T extends ClientMessageType> = (
  hall: Hall,
  connection: Connection,
  message: Extract<ClientMessage, { type: T }>,
) => Promise<Told | undefined>;

/** What is done with each message. */
const HANDLERS: { readonly [T in ClientMessageType]?: Handler<T> } = {
  hello: async (hall, connection, { table, seen }) => {
    await hall.matches.use(table, (live) => hello(hall, connection, live, seen));
    return {};
  },
  bye: async (hall, connection, { table }) => {
    bye(hall, connection, table);
    return undefined;
  },
  answer: (hall, { player }, message) => answer(hall, player?.id ?? null, message),
  ping: async (_hall, connection, { id }) => {
    connection.send({ type: 'pong', ...(id !== undefined && { id }) });
    return undefined;
  },
};

/** Does what a message asks for; throws a refusal. */
export async function handle(hall: Hall, connection: Connection, message: ClientMessage): Promise<void> {
  const handler = HANDLERS[message.type] as Handler<ClientMessageType> | undefined;
  const told = await handler?.(hall, connection, message);
  if (told && 'id' in message) connection.told(message.id, told);
}
