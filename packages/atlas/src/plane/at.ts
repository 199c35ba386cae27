/** The element at an index known to be inside: the compiler cannot see that loops stay within bounds. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  return list[index] as T;
}

/** Appends to the list a map keeps under a key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
