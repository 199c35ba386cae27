// `npm start`: installs what is missing, builds the client if it has changed, and serves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, nodePath, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(nodePath(), ['--disable-warning=ExperimentalWarning', 'packages/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // Keeps what was compiled for the next start.
  env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.quadrille', 'compiled') },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
