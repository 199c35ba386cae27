import { Figure } from './Icon.tsx';

/** Something is on its way, or did not come. */
export const Loading = ({ what }: { readonly what: string }) => (
  <main class="loading" aria-live="polite">
    <Figure name="logo" size={56} />
    <p>{what}</p>
  </main>
);
