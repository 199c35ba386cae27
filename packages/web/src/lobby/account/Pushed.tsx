import type { PushRequest } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { askHouse, house } from '../../store/house.ts';
import { t } from '../../words/words.ts';
import type { Attempt } from './attempt.ts';

/** Browsers push on safe lines only, and some not at all. */
const able = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

async function turnOn(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(t('push/forbidden'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new Error(t('push/failed'));
  });
  const { endpoint, keys } = made.toJSON() as PushRequest;
  await api.push({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
}

async function turnOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await api.unpush(made.endpoint);
  await made.unsubscribe();
}

/** Whether this browser tells me of things when it is closed. */
export function Pushed({ attempt }: { readonly attempt: Attempt }) {
  const [on, know] = useState(false);
  useEffect(() => {
    askHouse();
    if (able())
      void subscription().then(
        (made) => know(made !== null),
        () => undefined,
      );
  }, []);
  const key = house.value?.push;
  if (!able()) return <p class="meta">{t('push/unable')}</p>;
  if (!key) return null;
  return (
    <button
      type="button"
      class="btn"
      aria-pressed={on}
      onClick={() => attempt(on ? turnOff().then(() => know(false)) : turnOn(key).then(() => know(true)))}
    >
      {t(on ? 'push/off' : 'push/on')}
    </button>
  );
}
