import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromBots, Thought, Thoughts, ToBots } from './thoughts.ts';

const FILE = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Who ponders clears away behind himself: helpers that run when nobody else wants to would keep him waiting. */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--single-threaded-gc'];

/** A process that dies over a thought is replaced and the thought tried again, but not for ever. */
const TRIES = 2;

/** A thought that somebody waits for. */
interface Errand {
  readonly thought: Thought;
  tries: number;
  settle(thoughts: Thoughts | undefined): void;
  fail(fault: Error): void;
}

/** Thinks in a process of its own. */
export interface Errands {
  /** What came of a thought; nothing if it took too long, or if the process died over it more than once. */
  run(thought: Thought): Promise<Thoughts | undefined>;
  /** The process, while there is one. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

export interface Patience {
  /** Milliseconds after which nobody waits for a thought any longer. */
  readonly thought: number;
  /** Milliseconds for which a process is kept that has nothing to do. */
  readonly idle: number;
}

/** Keeps a process for thoughts: it is started by the first, replaced if it dies, and ended when it has long been idle. */
export function keepErrands(patience: Patience): Errands {
  const errands = new Map<number, Errand>();
  let child: ChildProcess | undefined;
  let closed = false;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(FILE, {
      execArgv: FLAGS,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (message) => hear(message as FromBots));
    for (const end of ['error', 'disconnect', 'exit']) started.on(end, () => lose(started));
    // The server lives as long as it is listening, not as long as bots could think.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function send(id: number, errand: Errand): void {
    errand.tries++;
    try {
      child ??= start();
      child.send({ id, thought: errand.thought } satisfies ToBots, () => {});
    } catch (fault) {
      errand.fail(new Error('No process could be started for bots', { cause: fault }));
    }
  }

  function hear(message: FromBots): void {
    const errand = errands.get(message.id);
    if ('fault' in message) errand?.fail(new Error(message.fault));
    else errand?.settle(message.thoughts);
  }

  /** The process is gone, or cannot be reached. */
  function lose(lost: ChildProcess): void {
    if (child !== lost) return;
    child = undefined;
    lost.kill('SIGKILL');
    for (const [id, errand] of errands) {
      if (errand.tries < TRIES) send(id, errand);
      else errand.settle(undefined);
    }
  }

  /** Ends the process: it has nothing to lose. */
  function dismiss(): Promise<void> {
    const dismissed = child;
    child = undefined;
    if (!dismissed) return Promise.resolve();
    return new Promise((resolve) => {
      for (const end of ['exit', 'error']) dismissed.once(end, () => resolve());
      dismissed.ref();
      dismissed.kill('SIGKILL');
    });
  }

  return {
    get pid() {
      return child?.pid;
    },
    run: (thought) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Error('Bots think no longer');
        const id = ++last;
        clearTimeout(idle);
        const settle = (thoughts: Thoughts | undefined) => {
          finish();
          resolve(thoughts);
        };
        const tooLong = setTimeout(() => {
          child?.send({ id, forget: true } satisfies ToBots, () => {});
          settle(undefined);
        }, patience.thought);
        const finish = () => {
          clearTimeout(tooLong);
          errands.delete(id);
          if (errands.size === 0 && !closed) idle = setTimeout(dismiss, patience.idle).unref();
        };
        const fail = (fault: Error) => {
          finish();
          reject(fault);
        };
        const errand: Errand = { thought, tries: 0, settle, fail };
        errands.set(id, errand);
        send(id, errand);
      }),
    close: async () => {
      closed = true;
      clearTimeout(idle);
      for (const errand of errands.values()) errand.fail(new Error('Bots think no longer'));
      await dismiss();
    },
  };
}
