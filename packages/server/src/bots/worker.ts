/** Runs in a worker thread of the process of the bots. */
export { think as default } from './thoughts.ts';
