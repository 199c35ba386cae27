import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where npm may put what boardgame.io asks for without naming it. */
const OWN_MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Milliseconds of a tick in /proc. */
const TICK = 10;

export interface Server {
  readonly port: number;
  /** Bytes it has handed to the file system since the start. */
  written(): Promise<number>;
  /** Bytes the kernel wrote to storage for it: whole pages of 4 KB, each as often as it was flushed. */
  stored(): number;
  /** Milliseconds of processor time since the start. */
  cpu(): number;
  /** Sends the process a message and waits for its answer. */
  ask<T>(message: object): Promise<T>;
  /** Resolves if the process ends without being asked to. */
  readonly fallen: Promise<undefined>;
  stop(): Promise<void>;
}

/** Starts a server of the benchmark in its own process. */
export function start(file: string, env: Record<string, string>): Promise<Server> {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env, NODE_ENV: 'production', NODE_PATH: OWN_MODULES },
    execArgv: process.env.CPU_PROF ? ['--cpu-prof', `--cpu-prof-dir=${process.env.CPU_PROF}`] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const io = (field: string): number =>
    Number(new RegExp(`^${field}: (\\d+)`, 'm').exec(readFileSync(`/proc/${child.pid}/io`, 'utf8'))?.[1] ?? 0);
  const ask = <T>(question: object): Promise<T> =>
    new Promise<T>((done) => {
      child.once('message', (answer) => done(answer as T));
      child.send(question);
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.once('message', (message) => {
      const fallen = new Promise<undefined>((fell) => child.once('exit', () => fell(undefined)));
      resolve({
        fallen,
        port: (message as { readonly port: number }).port,
        written: async () => (await ask<{ readonly written: number }>({ written: true })).written,
        stored: () => io('write_bytes'),
        cpu: () => {
          const [, , utime = '0', stime = '0'] =
            /\) \S+( \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${child.pid}/stat`, 'utf8')) ?? [];
          return (Number(utime) + Number(stime)) * TICK;
        },
        ask,
        stop: () =>
          new Promise((done) => {
            child.removeAllListeners('exit');
            child.once('exit', () => done());
            if (process.env.CPU_PROF) child.disconnect();
            else child.kill('SIGKILL');
          }),
      });
    });
  });
}
