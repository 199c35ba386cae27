/** The database cannot be used at the moment. Nothing has changed; the same may be tried again. */
export class NotNow extends Error {}
