import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

export interface Killable {
  readonly base: string;
  /** kill −9, and wait until it is dead. */
  kill(): Promise<void>;
}

/** Starts a server in its own process. */
export function startProcess(where: {
  readonly directory: string;
  readonly databaseUrl?: string | undefined;
}): Promise<Killable> {
  const child: ChildProcess = fork(CHILD, {
    env: { ...process.env, DIRECTORY: where.directory, DATABASE_URL: where.databaseUrl ?? '', NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    child.once('message', (message) => {
      const { port } = message as { readonly port: number };
      resolve({
        base: `http://127.0.0.1:${port}`,
        kill: () =>
          new Promise((dead) => {
            child.removeAllListeners('exit');
            child.once('exit', () => dead());
            child.kill('SIGKILL');
          }),
      });
    });
  });
}
