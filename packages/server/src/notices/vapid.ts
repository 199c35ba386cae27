import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

/** The keys by which services that carry our notices to browsers know us. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once, and kept in the data folder: whoever has subscribed knows us by them. */
export function vapidKeys(directory: string): Vapid {
  const file = join(directory, 'vapid.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Vapid;
  try {
    return read();
  } catch {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const made = `${file}.${process.pid}`;
    writeFileSync(made, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
    try {
      linkSync(made, file);
    } catch {
      // Another process was faster.
    }
    rmSync(made);
    return read();
  }
}
