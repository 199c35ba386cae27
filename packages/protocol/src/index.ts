export * from './account.ts';
export * from './follow.ts';
export * from './limits.ts';
export * from './patch.ts';
export * from './play.ts';
export * from './rest.ts';
export * from './table.ts';
export * from './talk.ts';
