import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';

const [brotli, zipped] = [promisify(brotliCompress), promisify(gzip)];
/** Above this the time is longer than what it saves on the way. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** For less it is not worth the while. */
const LEAST = 500;

/** Compresses a reply that tells nobody's secrets, for whoever takes it so. */
export const compressed: onSendAsyncHookHandler = async ({ headers }, reply, payload) => {
  if (typeof payload !== 'string' || payload.length < LEAST) return payload;
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  reply.header('vary', 'accept-encoding');
  if (encoding === undefined) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoding === 'br' ? brotli(payload, QUALITY) : zipped(payload);
};
