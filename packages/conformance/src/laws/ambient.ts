import { Broken } from '../breach.ts';
import type { Law } from '../law.ts';
import { observersOf } from '../subject.ts';

/** Where chance and time come from that are not the match's own. */
const SOURCES = [
  ['Math', 'random'],
  ['Date', 'now'],
  ['performance', 'now'],
  ['crypto', 'getRandomValues'],
  ['crypto', 'randomUUID'],
] as const;

/** Law 9. Views, imagination and the knowledge of bots are called as well: they are rules too. */
export const ambient = {
  id: 'ambient',
  says: 'Rules know no chance and no time but those of the match.',
  watch({ subject }) {
    const { insight, definition } = subject;
    return ({ match, dice, deep }) => {
      if (!deep || match.result) return 0;
      for (const observer of observersOf(subject)) {
        const view = match.view(observer);
        if (observer !== null) definition.forecast?.({ seat: observer, view });
        const { state, phase } = match.fork(observer, dice);
        if (observer !== null) insight?.evaluate(state, observer);
        insight?.boundary({ state, phase });
      }
      match.decisions();
      const view = match.view(null);
      definition.clock?.at(view);
      for (const { seat, ask, kind } of match.waiting.flatMap((each) => match.questions(each)))
        for (const order of definition.orders ?? []) {
          order.ends?.({ seat, view });
          order.answer({ seat, ask, kind, view });
        }
      return 1;
    };
  },
  around(play) {
    const restore = [...SOURCES.map(([object, name]) => forbid(object, name)), forbidDates()];
    try {
      return play();
    } finally {
      for (const undo of restore) undo();
    }
  },
} as const satisfies Law;

/** Makes a function of a global object throw; returns how to mend it. */
function forbid(object: string, name: string): () => void {
  const holder: unknown = Reflect.get(globalThis, object);
  if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null) return () => {};
  const own = Object.getOwnPropertyDescriptor(holder, name);
  const value = () => {
    throw new Broken(`the rules call ${object}.${name}`);
  };
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
  return () => {
    if (own) Object.defineProperty(holder, name, own);
    else Reflect.deleteProperty(holder, name);
  };
}

/** `new Date()` reads the clock; `new Date(1805, 11, 2)` does not. */
function forbidDates(): () => void {
  const { Date: real } = globalThis;
  const guarded = new Proxy(real, {
    construct(target, args) {
      if (args.length === 0) throw new Broken('the rules call new Date()');
      return Reflect.construct(target, args) as object;
    },
    apply() {
      throw new Broken('the rules call Date()');
    },
  });
  Object.defineProperty(globalThis, 'Date', { value: guarded, configurable: true, writable: true });
  return () => Object.defineProperty(globalThis, 'Date', { value: real, configurable: true, writable: true });
}
