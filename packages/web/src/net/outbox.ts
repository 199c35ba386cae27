import type { ClientMessage } from '@quadrille/protocol';

type Request = Extract<ClientMessage, { readonly id: string }>;

const KEY = 'quadrille/outbox';
/** What must survive a reload: everything a person has decided or written. */
const KEPT: readonly Request['type'][] = ['answer', 'answers', 'order', 'talk', 'letter', 'note'];

const kept = (): Request[] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Request[];
  } catch {
    return [];
  }
};

/** Requests without a reply yet, oldest first. */
const open = new Map<string, Request>(kept().map((request) => [request.id, request]));

const keep = () => {
  const requests = [...open.values()].filter(({ type }) => KEPT.includes(type));
  if (requests.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(requests));
};

export const outbox = {
  all: (): Request[] => [...open.values()],
  put(request: Request): void {
    open.set(request.id, request);
    keep();
  },
  settle(id: string): void {
    open.delete(id);
    keep();
  },
};
