import { render } from 'preact';
import { App } from './App.tsx';
import './styles/index.ts';

const root = document.getElementById('app');
if (root) render(<App />, root);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined));
}
