import { render } from 'preact';
import { App } from './App.tsx';
import { lookAhead } from './ahead.ts';
import { route } from './router.ts';
import './styles/index.ts';

lookAhead(route.peek());
const root = document.getElementById('app');
if (root) render(<App />, root);

/** The keeper of files for a bad line comes when the page has what it needs: it must not stand in the way of that. */
const LATER = 3000;
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  window.addEventListener('load', () => window.setTimeout(register, LATER));
}
