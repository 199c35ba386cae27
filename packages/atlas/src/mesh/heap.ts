import { at } from '../plane/at.ts';

/** A binary heap of numbered entries: take the one with the lowest key first. */
export interface Heap {
  push(key: number, entry: number): void;
  pop(): { key: number; entry: number } | undefined;
}

export function createHeap(): Heap {
  const keys: number[] = [];
  const entries: number[] = [];
  const swap = (i: number, j: number): void => {
    [keys[i], keys[j]] = [at(keys, j), at(keys, i)];
    [entries[i], entries[j]] = [at(entries, j), at(entries, i)];
  };
  return {
    push(key, entry) {
      let i = keys.push(key) - 1;
      entries.push(entry);
      for (let parent = (i - 1) >> 1; i > 0 && at(keys, parent) > at(keys, i); parent = (i - 1) >> 1) {
        swap(i, parent);
        i = parent;
      }
    },
    pop() {
      if (keys.length === 0) return undefined;
      const last = keys.length - 1;
      swap(0, last);
      const found = { key: keys.pop() ?? 0, entry: entries.pop() ?? 0 };
      for (let i = 0; ; ) {
        let child = 2 * i + 1;
        if (child >= last) return found;
        if (child + 1 < last && at(keys, child + 1) < at(keys, child)) child++;
        if (at(keys, child) >= at(keys, i)) return found;
        swap(i, child);
        i = child;
      }
    },
  };
}
