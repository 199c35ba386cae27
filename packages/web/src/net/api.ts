import type {
  AuditResponse,
  BlocksResponse,
  Credentials,
  FindRequest,
  FindResponse,
  ForkRequest,
  GameResponse,
  GamesResponse,
  GuestRequest,
  HouseResponse,
  LadderResponse,
  LettersResponse,
  LogResponse,
  MeRequest,
  MeResponse,
  NoticesResponse,
  OwnerAct,
  PasswordRequest,
  PlayerResponse,
  Problem,
  PushRequest,
  RecordFile,
  ReportRequest,
  ReportsResponse,
  ResetRequest,
  SessionsResponse,
  Shown,
  TableRequest,
  TableResponse,
  TablesResponse,
  TalkResponse,
  TokenResponse,
  WhyResponse,
} from '@quadrille/protocol';
import { Refused } from './socket.ts';

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const said: unknown = response.status === 204 ? {} : await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(problem(said, response.status));
  return said as T;
}

const problem = (said: unknown, status: number): Problem =>
  typeof said === 'object' && said !== null && 'sentence' in said
    ? (said as Problem)
    : { code: `http-${status}`, sentence: `The server answered ${status}.` };

const at = (table: string, rest = '') => `/tables/${encodeURIComponent(table)}${rest}`;

/** The server over HTTP: everything that is not play itself. */
export const api = {
  house: () => call<HouseResponse>('GET', '/house'),
  me: () => call<MeResponse>('GET', '/me'),
  guest: (body: GuestRequest = {}) => call<MeResponse>('POST', '/guest', body),
  claim: (body: Credentials) => call<MeResponse>('POST', '/account', body),
  signIn: (body: Credentials) => call<MeResponse>('POST', '/sign-in', body),
  password: (body: PasswordRequest) => call<MeResponse>('POST', '/password', body),
  forgot: (name: string) => call<object>('POST', '/forgot', { name }),
  reset: (body: ResetRequest) => call<object>('POST', '/reset', body),
  sessions: () => call<SessionsResponse>('GET', '/sessions'),
  endSession: (id: string) => call<object>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  createToken: (label: string) => call<TokenResponse>('POST', '/tokens', { label }),
  signOutEverywhere: () => call<object>('POST', '/sign-out-everywhere', {}),
  deleteMe: (body: { readonly password?: string }) => call<MeResponse>('DELETE', '/me', body),
  importRecord: (file: RecordFile) => call<TableResponse>('POST', '/records', file),
  signOut: () => call<object>('POST', '/sign-out', {}),
  changeMe: (body: MeRequest) => call<MeResponse>('PATCH', '/me', body),
  notices: () => call<NoticesResponse>('GET', '/notices'),
  readNotices: (upTo: string) => call<object>('POST', '/notices/read', { upTo }),
  games: () => call<GamesResponse>('GET', '/games'),
  game: (game: string, data?: string) =>
    call<GameResponse>('GET', `/games/${encodeURIComponent(game)}?${query({ data })}`),
  push: (body: PushRequest) => call<object>('POST', '/push', body),
  unpush: (endpoint: string) => call<object>('DELETE', '/push', { endpoint }),
  found: () => call<FindResponse>('GET', '/find'),
  find: (body: FindRequest) => call<FindResponse>('POST', '/find', body),
  unfind: () => call<FindResponse>('DELETE', '/find'),
  blocks: () => call<BlocksResponse>('GET', '/blocks'),
  block: (player: string, blocked: boolean) => call<object>('POST', '/blocks', { player, blocked }),
  report: (body: ReportRequest) => call<object>('POST', '/reports', body),
  reports: () => call<ReportsResponse>('GET', '/reports'),
  reportAct: (player: string, act: OwnerAct) => call<object>('POST', '/reports/act', { player, act }),
  reportDone: (id: string) => call<object>('POST', '/reports/done', { id }),
  offer: (table: string, seat: string) => call<TableResponse>('POST', at(table, '/offer'), { seat }),
  player: (player: string) => call<PlayerResponse>('GET', `/players/${encodeURIComponent(player)}`),
  ladder: (game: string) => call<LadderResponse>('GET', `/games/${encodeURIComponent(game)}/ladder`),
  tables: (show: Shown) => call<TablesResponse>('GET', `/tables?show=${show}`),
  table: (table: string) => call<TableResponse>('GET', at(table)),
  why: (table: string, seq: number) => call<WhyResponse>('GET', at(table, `/why?${query({ seq: String(seq) })}`)),
  create: (body: TableRequest) => call<TableResponse>('POST', '/tables', body),
  join: (table: string, seat?: string) => call<TableResponse>('POST', at(table, '/join'), seat ? { seat } : {}),
  invite: (code: string) => call<TableResponse>('POST', '/invite', { code }),
  start: (table: string) => call<TableResponse>('POST', at(table, '/start'), {}),
  leave: (table: string, seat?: string) => call<TableResponse>('POST', at(table, '/leave'), seat ? { seat } : {}),
  resign: (table: string) => call<TableResponse>('POST', at(table, '/resign'), {}),
  comeBack: (table: string) => call<TableResponse>('POST', at(table, '/return'), {}),
  seat: (table: string, seat: string, to: string) => call<TableResponse>('POST', at(table, '/seat'), { seat, to }),
  askAlways: (table: string, seat: string, always: boolean) =>
    call<TableResponse>('POST', at(table, '/ask'), { seat, always }),
  mute: (table: string, player: string, muted: boolean) =>
    call<TableResponse>('POST', at(table, '/mute'), { player, muted }),
  rematch: (table: string) => call<TableResponse>('POST', at(table, '/rematch'), {}),
  fork: (table: string, body: ForkRequest) => call<TableResponse>('POST', at(table, '/fork'), body),
  log: (table: string, seat: string | null, before?: number) =>
    call<LogResponse>('GET', at(table, `/log?${query({ seat, before })}`)),
  talk: (table: string) => call<TalkResponse>('GET', at(table, '/talk')),
  letters: (table: string, seat: string) => call<LettersResponse>('GET', at(table, `/letters?${query({ seat })}`)),
  audit: (table: string) => call<AuditResponse>('GET', at(table, '/audit')),
};

const query = (fields: Record<string, string | number | null | undefined>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [[key, `${value}`]],
    ),
  ).toString();
