import { computed, signal } from '@preact/signals';

/** The pages there are. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'invite' }
  | { readonly page: 'new'; readonly game?: string }
  | { readonly page: 'rules'; readonly game?: string; readonly section?: string }
  | { readonly page: 'learn' }
  | { readonly page: 'profile' }
  | { readonly page: 'reset' }
  | { readonly page: 'find' }
  | { readonly page: 'reports' }
  | { readonly page: 'player'; readonly player: string }
  | { readonly page: 'ladder'; readonly game?: string }
  | { readonly page: 'lost' };

const here = signal(window.location.pathname + window.location.hash);
window.addEventListener('popstate', () => {
  here.value = window.location.pathname + window.location.hash;
});

function read(path: string): Route {
  const [place = '', hash] = path.split('#');
  const [first, second] = place.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: 'lobby' };
  if (first === 'table' && second) return { page: 'table', table: second };
  if (first === 'invite') return { page: 'invite' };
  if (first === 'new') return { page: 'new', ...(second && { game: second }) };
  if (first === 'rules') return { page: 'rules', ...(second && { game: second }), ...(hash && { section: hash }) };
  if (first === 'learn') return { page: 'learn' };
  if (first === 'profile') return { page: 'profile' };
  if (first === 'player' && second) return { page: 'player', player: second };
  if (first === 'ladder') return { page: 'ladder', ...(second && { game: second }) };
  if (first === 'find') return { page: 'find' };
  if (first === 'reports') return { page: 'reports' };
  if (first === 'reset') return { page: 'reset' };
  return { page: 'lost' };
}

export const route = computed(() => read(here.value));

/** Goes to a page of ours. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  here.value = path;
  window.scrollTo(0, 0);
}

/** Links of ours stay on the page; all others, and clicks with a modifier, are the browser's. */
export function onLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href?.startsWith('/') || link?.target || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  go(href);
}
