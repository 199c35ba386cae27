export { createServer, type QuadrilleServer, type ServerOptions } from './server.ts';
