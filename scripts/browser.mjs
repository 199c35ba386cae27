// Finds a Chromium for the browser tests, and installs one by the system's package manager where that can be done.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Chromium is, if there is one. */
export const browserPath = () => PLACES.find((path) => path && existsSync(path));

export function ensureBrowser() {
  if (browserPath()) return;
  console.log('Installing Chromium for the browser tests (once) …');
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
  } catch {
    // The sentence below says what to do.
  }
  if (browserPath()) return;
  console.error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: "sudo apt-get install chromium"; macOS: Google Chrome) ' +
      'or name one you have: CHROMIUM=/path/to/chrome npm test',
  );
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBrowser();
