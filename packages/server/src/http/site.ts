import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { App } from './routes/route.ts';

/** Serves the built client; every path that is not a file is the page itself. */
export async function serveSite(app: App, root: string): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('The client is not built: only /api is served. Build it with npm run build.');
    return;
  }
  await app.register(staticFiles, {
    root,
    wildcard: true,
    // The build lays compressed twins beside its texts.
    preCompressed: true,
    index: 'index.html',
    setHeaders: (reply, path) => {
      // Built assets carry the hash of their content in their name.
      const hashed = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api') && !/\.\w+(\?|$)/.test(request.url);
    if (wantsPage) return reply.sendFile('index.html');
    return reply.code(404).send({ code: 'not-found', sentence: 'There is nothing here.' });
  });
}
