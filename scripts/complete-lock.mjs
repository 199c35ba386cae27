// A lockfile written on a registry that serves only some platforms lacks the optional packages of the others, and
// `npm ci` then refuses it. This adds the missing entries, as a lock written against a full registry holds them; npm
// never fetches them on another platform. Run it after every `npm install` that changes the lockfile,
// and `npm install` once more, which puts the entries in its own form.
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32', 'arm'];
const C_LIBRARIES = { musl: 'musl', gnu: 'glibc' };

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const packages = lock.packages;
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name, version]) => /^\d/.test(version) && !isLocked(path, name))
    .map(([name, version]) => ({ name, version, dev: entry.dev })),
);
for (const { name, version, dev } of missing) {
  const platform = platformOf(name);
  if (platform) packages[`node_modules/${name}`] = { version, ...platform, ...(dev && { dev }), optional: true };
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} optional packages added`);

/** npm looks for a package beside the one that needs it, then outwards. */
function isLocked(path, name) {
  const levels = path.split('/node_modules/');
  return (
    levels.some((_, i) => packages[[...levels.slice(0, i + 1), name].join('/node_modules/')]) ||
    packages[`node_modules/${name}`]
  );
}

function platformOf(name) {
  const words = name
    .toLowerCase()
    .replace('windows', 'win32')
    .split(/[/\-_.]/);
  const os = SYSTEMS.find((each) => words.includes(each));
  const cpu =
    PROCESSORS.find((each) => words.includes(each)) ??
    (words.some((each) => each.startsWith('arm')) ? 'arm' : undefined);
  if (!os && !cpu) return undefined;
  const libc = Object.entries(C_LIBRARIES).find(([word]) => words.includes(word))?.[1];
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}
