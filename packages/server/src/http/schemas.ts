import {
  ADMISSIONS,
  BOT_LEVELS,
  FIND_PACES,
  LIMITS,
  NOTICE_KINDS,
  OWNER_ACTS,
  PRESS_MODES,
  type Problem,
  SEATINGS,
  type TableRequest,
  THINKING,
} from '@quadrille/protocol';
import { type Static, type TSchema, Type } from 'typebox';

const closed = { additionalProperties: false } as const;
const oneOf = <const T extends string>(values: readonly T[]) => Type.Union(values.map((each) => Type.Literal(each)));
const word = (most: number) => Type.String({ minLength: 1, maxLength: most });
const seconds = (least: number, most: number) => Type.Integer({ minimum: least, maximum: most });
const DAY = 86_400;

export const Seat = word(80);
export const TableId = Type.Object({ table: word(40) }, closed);
export const GameId = Type.Object({ game: word(80) }, closed);
export const GameQuery = Type.Object({ data: Type.Optional(word(80)) }, closed);

const Zone = Type.Optional(Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_+/-]+$' }));
export const GuestBody = Type.Object(
  { name: Type.Optional(Type.String({ maxLength: LIMITS.name })), zone: Zone },
  closed,
);
export const CredentialsBody = Type.Object(
  {
    name: word(LIMITS.name),
    password: Type.String({ minLength: LIMITS.shortestPassword, maxLength: LIMITS.password }),
  },
  closed,
);
export const PasswordBody = Type.Object(
  {
    old: Type.String({ maxLength: LIMITS.password }),
    new: Type.String({ minLength: LIMITS.shortestPassword, maxLength: LIMITS.password }),
  },
  closed,
);
export const MeBody = Type.Object(
  {
    name: Type.Optional(word(LIMITS.name)),
    zone: Zone,
    contact: Type.Optional(
      Type.Object(
        {
          email: Type.Optional(Type.String({ maxLength: 200, pattern: '^$|^[^@\\s]+@[^@\\s]+$' })),
          webhook: Type.Optional(Type.String({ maxLength: 500, pattern: '^$|^https?://' })),
          silent: Type.Optional(Type.Array(oneOf(NOTICE_KINDS), { maxItems: 20 })),
        },
        closed,
      ),
    ),
    password: Type.Optional(Type.String({ maxLength: LIMITS.password })),
  },
  closed,
);
export const ForgotBody = Type.Object({ name: word(LIMITS.name) }, closed);
export const ResetBody = Type.Object(
  {
    secret: word(100),
    password: Type.String({ minLength: LIMITS.shortestPassword, maxLength: LIMITS.password }),
  },
  closed,
);
export const DeleteBody = Type.Object({ password: Type.Optional(Type.String({ maxLength: LIMITS.password })) }, closed);

/** What a reaction in another's turn may take. */
const reactions = Type.Optional(seconds(0, 60 * DAY));
const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('untimed') }, closed),
  Type.Object(
    { kind: Type.Literal('live'), seconds: seconds(10, 7 * DAY), increment: seconds(0, DAY), reactions },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('correspondence'),
      seconds: seconds(60, 60 * DAY),
      grace: seconds(0, 60 * DAY),
      weekends: Type.Union([Type.Literal('on'), Type.Literal('off')]),
      reactions,
    },
    closed,
  ),
]);

export const SettingsBody = Type.Object(
  {
    name: Type.Optional(word(LIMITS.tableName)),
    pace: Type.Optional(Pace),
    press: Type.Optional(oneOf(PRESS_MODES)),
    admission: Type.Optional(oneOf(ADMISSIONS)),
    seating: Type.Optional(oneOf(SEATINGS)),
    start: Type.Optional(
      Type.Union([Type.Literal('full'), Type.Literal('host'), Type.Integer({ minimum: 0, maximum: 8.64e15 })]),
    ),
    spectators: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 500 }), Type.Null()])),
    hints: Type.Optional(Type.Boolean()),
    thinking: Type.Optional(oneOf(THINKING)),
  },
  closed,
);
const Choices = Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 80 }), { maxProperties: 50 });
export const TableBody = Type.Object(
  {
    game: word(80),
    edition: Type.Optional(word(80)),
    scenario: Type.Optional(word(80)),
    players: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    options: Type.Optional(Choices),
    seats: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 80 }),
        Type.Union([Type.Literal('me'), Type.Literal('open'), oneOf(BOT_LEVELS)]),
        {
          maxProperties: 20,
        },
      ),
    ),
    settings: Type.Optional(SettingsBody),
  },
  closed,
);
/** The schema and the protocol's type say the same: this line does not compile otherwise. */
export const AGREED: Static<typeof TableBody> extends TableRequest ? true : false = true;

export const JoinBody = Type.Object({ seat: Type.Optional(Seat) }, closed);
export const InviteBody = Type.Object({ code: word(60) }, closed);
export const SeatBody = Type.Object({ seat: Seat, to: Type.Union([Type.Literal('open'), oneOf(BOT_LEVELS)]) }, closed);
export const AskBody = Type.Object({ seat: Seat, always: Type.Boolean() }, closed);
export const MuteBody = Type.Object({ player: word(40), muted: Type.Boolean() }, closed);
export const ForkBody = Type.Object(
  { seq: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }), seat: Type.Optional(Seat) },
  closed,
);
export const TokenBody = Type.Object({ label: word(60) }, closed);
export const NoticesBody = Type.Object({ upTo: word(40) }, closed);
export const PageQuery = Type.Object(
  {
    before: Type.Optional(word(40)),
    seat: Type.Optional(Seat),
    with: Type.Optional(Seat),
  },
  closed,
);

const Endpoint = Type.String({ maxLength: 1000, pattern: '^https?://' });
/** A point of P-256 and a secret of 16 bytes: with anything else nothing can be sent. */
const key = (bytes: number) => Type.String({ pattern: `^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$` });
export const PushBody = Type.Object(
  { endpoint: Endpoint, keys: Type.Object({ p256dh: key(65), auth: key(16) }, closed) },
  closed,
);
export const UnpushBody = Type.Object({ endpoint: Endpoint }, closed);
export const FindBody = Type.Object(
  {
    game: word(80),
    players: Type.Integer({ minimum: 2, maximum: 20 }),
    pace: oneOf(Object.keys(FIND_PACES) as (keyof typeof FIND_PACES)[]),
  },
  closed,
);
export const BlockBody = Type.Object({ player: word(40), blocked: Type.Boolean() }, closed);
export const ReportBody = Type.Object(
  { player: word(40), text: word(LIMITS.talk), table: Type.Optional(word(40)) },
  closed,
);
export const ActBody = Type.Object({ player: word(40), act: oneOf(OWNER_ACTS) }, closed);
export const DoneBody = Type.Object({ id: word(40) }, closed);
export const OfferBody = Type.Object({ seat: Seat }, closed);

export const RecordBody = Type.Object(
  {
    format: Type.Literal(1),
    name: Type.String({ maxLength: 200 }),
    seats: Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 200 })),
    data: Type.String({ maxLength: 200 }),
    edition: Type.Optional(
      Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 1_000_000 }), { maxProperties: 20 }),
    ),
    record: Type.Object(
      {
        format: Type.Literal(1),
        game: word(80),
        version: Type.Integer(),
        setup: Type.Object(
          { scenario: word(80), players: Type.Integer({ minimum: 1, maximum: 20 }), options: Choices },
          closed,
        ),
        chance: Type.Literal('keyed'),
        seed: word(200),
        // Seat and option; and which question, where it is not the first without an answer.
        answers: Type.Array(
          Type.Unsafe<[string, string, number?]>({
            type: 'array',
            items: { anyOf: [word(LIMITS.option), { type: 'integer', minimum: 0, maximum: 1000 }] },
            minItems: 2,
            maxItems: 3,
          }),
          { maxItems: 20_000 },
        ),
        hashes: Type.Array(Type.Unsafe<[number, string]>({ type: 'array', minItems: 2, maxItems: 2 }), {
          maxItems: 2000,
        }),
      },
      closed,
    ),
  },
  closed,
);

export const ProblemSchema = Type.Object(
  { code: Type.String(), sentence: Type.String(), cite: Type.Optional(Type.String()) },
  { description: 'A refusal: a code for programs, a sentence for people, and the rule it rests on.' },
);
export type ProblemIs = Problem;

/** A response of the protocol's type: described here, typed there. */
export const reply = <T>(description: string): { 200: TSchema & { static: T }; '4xx': typeof ProblemSchema } => ({
  200: Type.Unsafe<T>({ type: 'object', additionalProperties: true, description }) as unknown as TSchema & {
    static: T;
  },
  '4xx': ProblemSchema,
});
