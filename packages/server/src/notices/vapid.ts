import { readFileSync, writeFileSync } from 'node:fs';
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
    try {
      writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 });
    } catch {
      // Another process was faster.
    }
    return read();
  }
}
