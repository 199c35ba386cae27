/** Where the socket is. */
export const SOCKET_PATH = '/api/socket';

/** The largest messages and texts; longer ones are refused. */
export const LIMITS = {
  /** Bytes of a message from a client. */
  message: 65_536,
  talk: 1000,
  letter: 4000,
  note: 10_000,
  name: 32,
  tableName: 60,
  password: 200,
  shortestPassword: 8,
  option: 200,
  requestId: 40,
  /** Answers of a list, or of a look ahead. */
  list: 200,
  /** Log entries that come with a position. */
  log: 200,
} as const;

/** Why the socket was closed: more than the codes of RFC 6455. */
export const CLOSE = {
  /** The message was not one of this protocol, again and again. */
  nonsense: 4400,
  /** There is no such session; ask `POST /api/guest` first. */
  unknown: 4401,
  /** Too many messages. */
  flood: 4429,
  /** The server is going down; come back in a moment. */
  restart: 4503,
} as const;
