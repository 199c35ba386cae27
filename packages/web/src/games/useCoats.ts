import { useEffect } from 'preact/hooks';

/** Fetches the arms of games that are shown here; nothing waits for them. */
export function useCoats(games: readonly string[]): void {
  useEffect(() => {
    void import('./coats.ts').then(({ bear }) => Promise.all(games.map((game) => bear(game)))).catch(() => undefined);
  }, [games.join()]);
}
