import { type AddressInfo, BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The addresses at which others on the network find us. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Whether an address is this machine itself, or one of those, or of those networks (`10.0.0.0/8`), that are named. */
export function among(named: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const each of ['127.0.0.0/8', '::1/128', ...named]) {
    const [address = '', bits] = each.trim().split('/');
    if (isIP(address) === 0) throw new Error(`${each} is no address and no network`);
    const six = isIP(address) === 6;
    known.addSubnet(address, Number(bits ?? (six ? 128 : 32)), six ? 'ipv6' : 'ipv4');
  }
  return (address) => known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** A name by which a machine calls itself: nobody else gets anywhere with it. */
const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

interface Asked {
  readonly protocol: string;
  /** Name and port, as whoever asks has typed them. */
  readonly host: string;
}

interface Reach {
  readonly publicUrl?: string | undefined;
  /** Where we listen. */
  readonly bound: AddressInfo | string | null;
  readonly network?: readonly string[];
}

/** Where others find us: as the owner says, else as whoever asks does; `localhost` only if nothing else leads here. */
export function addressFor({ protocol, host }: Asked, { publicUrl, bound, network }: Reach): string {
  if (publicUrl) return publicUrl.replace(/\/$/, '');
  const asked = new URL(`${protocol}://${host}`);
  const everywhere = bound !== null && typeof bound === 'object' && ['0.0.0.0', '::'].includes(bound.address);
  const [other] = OWN.test(asked.hostname) && everywhere ? (network ?? networkAddresses()) : [];
  if (other !== undefined) asked.hostname = other;
  return asked.origin;
}
