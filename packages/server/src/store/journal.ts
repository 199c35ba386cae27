import { closeSync, constants, fdatasyncSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * The journal of the embedded database: commits of answers, one behind the other, each as `era length checksum text`.
 * The era is how often the database itself had been committed to. When the database has taken everything in, the journal
 * begins anew from its start; what is left behind that is of older eras and does not count. So a commit is a single write
 * of a few hundred bytes, through to the disk, into a file that soon grows no longer.
 */
export interface Journal {
  /** Puts a commit behind the last one; it is on disk when this returns. */
  append(era: number, text: string): void;
  /** Begins anew. */
  restart(): void;
  /** Bytes written since the start. */
  written(): number;
  close(): void;
}

export interface Commit {
  readonly era: number;
  readonly text: string;
}

/** A write returns when it is on disk: one call for both. Systems that do not know it are asked for the second. */
const AT_ONCE = constants.O_DSYNC ?? 0;

const HEADER = /^(\d+) (\d+) ([0-9a-f]{8}) /;
const LONGEST_HEADER = 48;

const checksum = (era: number, text: string | Buffer): string => crc32(text, era).toString(16).padStart(8, '0');

/** Goes on behind what was found. */
export function openJournal(path: string, { end: found }: { readonly end: number }): Journal {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | AT_ONCE, 0o600);
  syncDirectory(dirname(path)); // that there is such a file must be on disk too
  let [end, written] = [found, 0];

  function put(bytes: Buffer, at: number): void {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, at + done);
    written += bytes.length;
  }

  return {
    append: (era, text) => {
      const bytes = Buffer.from(`${era} ${Buffer.byteLength(text)} ${checksum(era, text)} ${text}\n`);
      const start = end;
      end += bytes.length; // whether or not it can be written
      put(bytes, start);
      if (AT_ONCE === 0) fdatasyncSync(file);
    },
    restart: () => {
      end = 0;
    },
    written: () => written,
    close: () => closeSync(file),
  };
}

function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

/** The commits since an era that are whole, in their order, and where they end. */
export function readJournal(
  path: string,
  since: number,
): { readonly commits: readonly Commit[]; readonly end: number } {
  const bytes = contentOf(path);
  const commits: Commit[] = [];
  for (let end = 0; ; ) {
    const header = HEADER.exec(bytes.toString('latin1', end, end + LONGEST_HEADER));
    const [era, length] = [Number(header?.[1]), Number(header?.[2])];
    if (!header || era < since) return { commits, end };
    const start = end + header[0].length;
    const text = bytes.subarray(start, start + length);
    if (text.length !== length || checksum(era, text) !== header[3]) return { commits, end };
    commits.push({ era, text: text.toString() });
    end = start + length + 1;
  }
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw fault;
  }
}
