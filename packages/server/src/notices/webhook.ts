import { lookup as resolve } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT = 5000;

/** Networks that no player's webhook may make us talk to. */
const PRIVATE = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fec0::', 10],
  // What leads to an address of the fourth version behind a translator: it could be one of the above.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(address, bits, 'ipv6');

const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Finds the address of a host, unless it is on a private network: what is checked is what is connected to. */
const publicOnly: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (fault, found) => {
    const [first] = found ?? [];
    if (fault || !first) return done(fault ?? new Error(`${host} is unknown`), '', 4);
    if (found.some(({ address }) => isPrivate(address))) return done(new Error('A private address'), '', 4);
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });

/** What is sent outside, and whether it may stay inside. */
interface Parcel {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
interface Reach {
  readonly allowPrivate: boolean;
  /** Milliseconds it may take, from the first step to the last. */
  readonly within?: number;
}

/** Whoever we turned to said no. */
export class Answered extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.status = status;
  }
}

/** Sends JSON to an address somebody else chose. */
export const postJson = (address: string, content: unknown, reach: Reach): Promise<void> =>
  post(address, { headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(content)) }, reach);

/** Sends something to an address somebody else chose: briefly, without following it elsewhere. */
export function post(
  address: string,
  { headers, body }: Parcel,
  { allowPrivate, within = TIMEOUT }: Reach,
): Promise<void> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && isPrivate(host)) return Promise.reject(new Error('A private address'));
  return new Promise((done, failed) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp;
    const request = send(url, {
      method: 'POST',
      signal: AbortSignal.timeout(within), // however it drips
      headers: { ...headers, 'content-length': body.length },
      ...(!allowPrivate && { lookup: publicOnly }),
    });
    request.on('response', (response) => {
      const { statusCode = 500 } = response;
      response.destroy(); // nobody reads what it says
      if (statusCode < 300) done();
      else failed(new Answered(statusCode));
    });
    request.on('error', failed);
    request.end(body);
  });
}
