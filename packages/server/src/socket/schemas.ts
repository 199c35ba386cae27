import { type ClientMessage, type ClientMessageType, LIMITS, VOTE_KINDS } from '@quadrille/protocol';
import { Ajv } from 'ajv';
import { type Static, type TObject, Type } from 'typebox';
import { holdsNothing, NOTHING } from '../nothing.ts';

const closed = { additionalProperties: false } as const;
const table = Type.String({ minLength: 1, maxLength: 40 });
const seat = Type.String({ minLength: 1, maxLength: 80 });
const id = Type.String({ minLength: 1, maxLength: LIMITS.requestId });
const option = Type.String({ minLength: 1, maxLength: LIMITS.option });
const seq = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const text = (most: number) => Type.String({ minLength: 1, maxLength: most });
const stamp = Type.String({ maxLength: 40 });
const item = Type.Object(
  { question: Type.String({ minLength: 1, maxLength: 80 }), about: Type.Optional(seat), option },
  closed,
);
const message = Type.String({ minLength: 1, maxLength: 40 });

/** The form of every message a client may send. */
export const MESSAGES = {
  hello: Type.Object(
    {
      type: Type.Literal('hello'),
      table,
      seen: Type.Optional(seq),
      whole: Type.Optional(Type.Boolean()),
      id: Type.Optional(id),
    },
    { ...closed, description: 'Look at a table as whoever I am; `seen` is the last sequence number I have.' },
  ),
  bye: Type.Object({ type: Type.Literal('bye'), table }, { ...closed, description: 'Look away.' }),
  answer: Type.Object(
    { type: Type.Literal('answer'), table, seat, stamp, option, id },
    { ...closed, description: 'Take an option of the decision that carries this stamp.' },
  ),
  answers: Type.Object(
    {
      type: Type.Literal('answers'),
      table,
      seat,
      stamp,
      items: Type.Array(item, { minItems: 1, maxItems: LIMITS.list }),
      id,
    },
    { ...closed, description: 'Give several answers, from the decision that carries this stamp on.' },
  ),
  withdraw: Type.Object(
    { type: Type.Literal('withdraw'), table, seat, id },
    { ...closed, description: 'Give no more of the list of mine that waits.' },
  ),
  order: Type.Object(
    { type: Type.Literal('order'), table, seat, order: option, on: Type.Boolean(), id },
    { ...closed, description: 'Leave a standing order for my seat, or revoke it.' },
  ),
  undo: Type.Object(
    { type: Type.Literal('undo'), table, seat, id },
    { ...closed, description: 'Take back my last answer, if nothing hidden became known by it.' },
  ),
  why: Type.Object(
    { type: Type.Literal('why'), table, seat, stamp, id },
    { ...closed, description: 'Why things are not on offer in the decision that carries this stamp.' },
  ),
  preview: Type.Object(
    {
      type: Type.Literal('preview'),
      table,
      seat,
      answers: Type.Array(Type.Union([option, item]), { maxItems: LIMITS.list }),
      id,
    },
    { ...closed, description: 'What would come of these answers. Changes nothing.' },
  ),
  hint: Type.Object(
    { type: Type.Literal('hint'), table, seat, id },
    { ...closed, description: 'What a bot would do, where the table allows hints.' },
  ),
  at: Type.Object(
    { type: Type.Literal('at'), table, seq, seat: Type.Optional(seat), id },
    { ...closed, description: 'A past position, as I could see it then.' },
  ),
  talk: Type.Object(
    { type: Type.Literal('talk'), table, text: text(LIMITS.talk), id, seat: Type.Optional(seat) },
    { ...closed, description: 'Say something to the table.' },
  ),
  letter: Type.Object(
    {
      type: Type.Literal('letter'),
      table,
      from: seat,
      to: seat,
      text: text(LIMITS.letter),
      terms: Type.Optional(Type.Object({ kind: seat, about: Type.Optional(seat) }, closed)),
      id,
    },
    {
      ...closed,
      description: 'Write a private letter from one of my seats to another seat, and propose a treaty by it.',
    },
  ),
  offers: Type.Object(
    { type: Type.Literal('offers'), table, from: seat, to: seat, id },
    { ...closed, description: 'What one of my seats may propose to another now.' },
  ),
  reply: Type.Object(
    { type: Type.Literal('reply'), table, letter: message, agree: Type.Boolean(), id },
    { ...closed, description: 'Agree to what a letter to my seat proposes, or refuse it.' },
  ),
  note: Type.Object(
    { type: Type.Literal('note'), table, seat, text: Type.String({ maxLength: LIMITS.note }), id },
    { ...closed, description: 'Keep the notebook of my seat.' },
  ),
  read: Type.Object(
    { type: Type.Literal('read'), table, upTo: message, seat: Type.Optional(seat), with: Type.Optional(seat) },
    { ...closed, description: 'I have read up to this message.' },
  ),
  'call-vote': Type.Object(
    {
      type: Type.Literal('call-vote'),
      table,
      kind: Type.Union(VOTE_KINDS.map((kind) => Type.Literal(kind))),
      to: Type.Optional(seq),
      seat: Type.Optional(seat),
      seconds: Type.Optional(Type.Integer({ minimum: 60, maximum: 30 * 86_400 })),
      id,
    },
    { ...closed, description: 'Call a vote.' },
  ),
  vote: Type.Object(
    { type: Type.Literal('vote'), table, vote: message, agree: Type.Boolean(), id },
    { ...closed, description: 'Agree or disagree.' },
  ),
  ping: Type.Object(
    { type: Type.Literal('ping'), id: Type.Optional(id) },
    { ...closed, description: 'Are you there?' },
  ),
} as const satisfies Record<ClientMessageType, TObject>;

/** The schemas and the protocol's types say the same: this line does not compile otherwise. */
type Form = { [T in ClientMessageType]: Static<(typeof MESSAGES)[T]> };
type Said = { [T in ClientMessageType]: Extract<ClientMessage, { type: T }> };
export const AGREED: Form extends Said ? true : false = true;

const ajv = new Ajv();
const CHECKS = new Map(Object.entries(MESSAGES).map(([type, schema]) => [type, ajv.compile(schema)]));

export type Parsed =
  | { readonly message: ClientMessage }
  | { readonly sentence: string; readonly id: string | undefined };

/** Reads a message of a client, or says what is wrong with it. */
export function parseMessage(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { sentence: 'This is not JSON.', id: undefined };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { sentence: 'A message is an object.', id: undefined };
  const { type, id: given } = value as Record<string, unknown>;
  const id = typeof given === 'string' ? given.slice(0, LIMITS.requestId) : undefined;
  if (holdsNothing(text)) return { sentence: NOTHING, id };
  const check = typeof type === 'string' ? CHECKS.get(type) : undefined;
  if (!check) return { sentence: `There is no such message. There are: ${[...CHECKS.keys()].join(', ')}.`, id };
  if (check(value)) return { message: value as ClientMessage };
  const [first] = check.errors ?? [];
  const where = first?.instancePath.replace('/', '') || 'the message';
  return { sentence: `The ${String(type)} message is malformed: ${where} ${first?.message ?? 'does not fit'}.`, id };
}
