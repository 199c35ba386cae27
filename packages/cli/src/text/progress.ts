const WIDTH = 30;

export interface Progress {
  to(done: number): void;
  end(): void;
}

/** A bar on standard error, if somebody is watching. */
export function progress(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { to: () => {}, end: () => {} };
  return {
    to(done) {
      const filled = Math.round((WIDTH * done) / Math.max(1, total));
      stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total}`);
    },
    end: () => void stream.write('\r\u001b[K'),
  };
}
