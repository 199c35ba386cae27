import { enableCompileCache } from 'node:module';

// Most of the time until we listen is spent compiling; from the second start on it is remembered.
enableCompileCache();
await import('./run.ts');
