import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where npm may put what boardgame.io asks for without naming it. */
const OWN_MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Milliseconds of a tick in /proc. */
const TICK = 10;

export interface Server {
  readonly port: number;
  /** Bytes written to storage since the start, as the kernel counts them. */
  written(): number;
  /** Milliseconds of processor time since the start. */
  cpu(): number;
  /** Sends the process a message and waits for its answer. */
  ask(message: object): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server of the benchmark in its own process. */
export function start(file: string, env: Record<string, string>): Promise<Server> {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env, NODE_ENV: 'production', NODE_PATH: OWN_MODULES },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.once('message', (message) => {
      resolve({
        port: (message as { readonly port: number }).port,
        written: () => Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${child.pid}/io`, 'utf8'))?.[1] ?? 0),
        cpu: () => {
          const [, , utime = '0', stime = '0'] =
            /\) \S+( \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${child.pid}/stat`, 'utf8')) ?? [];
          return (Number(utime) + Number(stime)) * TICK;
        },
        ask: (question) =>
          new Promise((done) => {
            child.once('message', () => done());
            child.send(question);
          }),
        stop: () =>
          new Promise((done) => {
            child.removeAllListeners('exit');
            child.once('exit', () => done());
            child.kill('SIGKILL');
          }),
      });
    });
  });
}
