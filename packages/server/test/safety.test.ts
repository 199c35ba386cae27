import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDirectory, Page, Person, type Running, run, UNLIMITED } from './harness.ts';

/** A built client as the bundler leaves it. */
function builtSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'quadrille-site-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Quadrille</title>');
  writeFileSync(join(root, 'assets', 'main-a1b2c3.js'), 'console.log(1)');
  return root;
}

describe('safety', () => {
  let running: Running;
  beforeAll(async () => {
    running = await run({ site: builtSite(), origins: ['https://play.example.org'] });
  });
  afterAll(() => running.stop());

  test('a page of another site can neither open a socket nor change anything', async () => {
    const victim = await Person.guest(running.base);
    const foreign = { origin: 'https://evil.example' };
    await expect(Page.open(running.base, { cookie: victim.cookie, ...foreign })).rejects.toThrow('403');
    expect((await victim.request('POST', '/api/tables', { game: 'parley' }, foreign)).json).toMatchObject({
      code: 'foreign',
    });
    const fetched = { origin: '', 'sec-fetch-site': 'cross-site' };
    expect((await victim.request('DELETE', '/api/me', {}, fetched)).status).toBe(403);
    expect((await victim.request('GET', '/api/me')).json).toMatchObject({ me: { guest: true } });
    const ours = await Page.open(running.base, { cookie: victim.cookie, origin: 'https://play.example.org' });
    ours.close();
  });

  test('a form of another kind than JSON changes nothing', async () => {
    const victim = await Person.guest(running.base);
    const plain = { 'content-type': 'text/plain' };
    expect((await victim.request('POST', '/api/tables', { game: 'parley' }, plain)).status).toBe(415);
  });

  test('unknown fields, wrong types and oversized bodies are refused, not repaired', async () => {
    const person = await Person.guest(running.base);
    const refused = async (body: unknown, path = '/api/tables') => (await person.request('POST', path, body)).status;
    expect(await refused({ game: 'parley', admin: true })).toBe(400);
    expect(await refused({ game: 7 })).toBe(400);
    expect(await refused({ game: 'parley', players: '2' })).toBe(400);
    expect(await refused({ game: 'parley', settings: { pace: { kind: 'live', seconds: 1e9, increment: 0 } } })).toBe(
      400,
    );
    expect(await refused({ game: 'nothing' })).toBe(404);
    expect(await refused({ game: 'parley', seats: { nobody: 'me' } })).toBe(400);
    expect(await refused({ game: 'parley', scenario: 'moon' })).toBe(400);
    expect(await refused({ game: 'x'.repeat(100_000) })).toBe(413);
    expect(await refused({ name: 'short', password: 'short' }, '/api/account')).toBe(400);
  });

  test('the page comes with a content policy; hashed files are kept for good, the page itself is asked for again', async () => {
    const somebody = new Person(running.base);
    const page = await somebody.request('GET', '/table/abc');
    expect(page.text).toContain('Quadrille');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const asset = await somebody.request('GET', '/assets/main-a1b2c3.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await somebody.request('GET', '/assets/missing.js')).status).toBe(404);
    expect((await somebody.request('GET', '/../../etc/passwd')).text).not.toContain('root:');
    expect((await somebody.request('GET', '/api/nothing')).json).toMatchObject({ code: 'not-found' });
  });

  test('an invitation is no part of any address the server sees', async () => {
    const host = await Person.guest(running.base);
    const { mine } = await host.table({ game: 'parley', players: 2, seats: { anna: 'me' } });
    expect(mine.invite).toMatch(/^[\w-]{22}$/);
    expect((await host.request('GET', `/api/invite/${mine.invite}`)).status).toBe(404);
  });
});

describe('limits', () => {
  const few = { points: 5, per: 60 };

  test('guesses at a password are counted by name, wherever they come from', async () => {
    const running = await run({ allowances: { ...UNLIMITED, password: few } });
    const person = await Person.guest(running.base);
    const statuses = [];
    for (let i = 0; i < 8; i++)
      statuses.push(
        (await person.request('POST', '/api/sign-in', { name: 'Somebody', password: `guess ${i} guess` })).status,
      );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
    await running.stop();
  });

  test('a flood of messages closes the socket; too much talk is refused', async () => {
    const running = await run({ allowances: { ...UNLIMITED, message: { points: 30, per: 60 }, talk: few } });
    const person = await Person.guest(running.base);
    const { id } = await person.table({ game: 'parley', players: 2, seats: { anna: 'me', bela: 'me' } });
    const page = await person.socket();
    for (let i = 0; i < 5; i++) await page.ask({ type: 'talk', table: id, text: `${i}` });
    expect(await page.ask({ type: 'talk', table: id, text: 'more' })).toMatchObject({ code: 'too-many' });
    const closed = new Promise<number>((resolve) => page.socket.once('close', resolve));
    for (let i = 0; i < 40; i++) page.send({ type: 'ping' });
    expect(await closed).toBe(4429);
    await running.stop();
  });

  test('requests of an address are counted', async () => {
    const running = await run({ allowances: { ...UNLIMITED, request: few } });
    const somebody = new Person(running.base);
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await somebody.request('GET', '/api/me')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await somebody.request('GET', '/healthz')).status).toBe(200);
    await running.stop();
  });

  test('sockets of an address are counted, and what stands before it in the line may be anything', async () => {
    const running = await run({ allowances: { ...UNLIMITED, connect: few }, proxies: 1 });
    const person = await Person.guest(running.base);
    const from = (i: number) => person.socket({ 'x-forwarded-for': `10.0.0.${i}, 192.0.2.9` });
    for (let i = 0; i < few.points; i++) (await from(i)).close();
    await expect(from(few.points)).rejects.toThrow('429');
    (await person.socket({ 'x-forwarded-for': '192.0.2.9, 192.0.2.10' })).close();
    await running.stop();
  });

  test('metrics are for this machine, and for those who are named', async () => {
    const running = await run({ proxies: 1, metricsFrom: ['192.0.2.0/24', '2001:db8::7'] });
    const from = async (...address: readonly string[]) =>
      (await fetch(`${running.base}/metrics`, { headers: { 'x-forwarded-for': address.join(', ') } })).status;
    expect((await fetch(`${running.base}/metrics`)).status).toBe(200);
    for (const address of ['192.0.2.9', '2001:db8::7', '::ffff:127.0.0.1']) expect(await from(address)).toBe(200);
    for (const address of ['198.51.100.1', '10.0.0.1', '2001:db8::8', '127.0.0.1, 198.51.100.1'])
      expect(await from(address)).toBe(403);
    await running.stop();
  });

  test('one process at a time uses an embedded database', async () => {
    const directory = freshDirectory();
    const running = await run({ directory });
    await expect(run({ directory })).rejects.toThrow('Another Quadrille server');
    await running.stop();
    await (await run({ directory })).stop();
  });
});
