import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { MESSAGES } from '../socket/schemas.ts';
import type { App } from './routes/route.ts';

const DESCRIPTION = `
Everything the page does goes through this interface; programs may use it too.

**Who you are.** A page has a cookie (\`POST /api/guest\`). A program sends \`Authorization: Bearer <token>\`; make a
token with \`POST /api/tokens\`.

**Playing.** Open a websocket at \`/api/socket\` with the same cookie or header. Send \`hello\` with a table: you are sent
the table and a \`state\` for each of your seats, then a \`diff\` after every answer. When \`decision\` is not null you are
asked: send \`answer\` with its \`stamp\` and one of its \`options\`. An answer is written to disk before you are \`told\`;
whatever is \`refused\` has changed nothing. The messages a client may send are the schemas \`socket-*\` below.
`;

/** The interface described: OpenAPI at /api/docs. */
export async function describeInterface(app: App): Promise<void> {
  const socket = Object.entries(MESSAGES).map(([type, schema]) => [
    `socket-${type}`,
    JSON.parse(JSON.stringify(schema)),
  ]);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Quadrille', version: '1', description: DESCRIPTION },
      components: {
        schemas: Object.fromEntries(socket),
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'quadrille' },
        },
      },
      security: [{ token: [] }, { cookie: [] }],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
