import { createECDH, randomBytes } from 'node:crypto';
import { createServer as createHttp, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcp, type Server as TcpServer } from 'node:net';
import type { Me, Notice, SessionsResponse } from '@quadrille/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJson } from '../src/notices/webhook.ts';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, failuresOf, type Page, Person, seated, until } from './harness.ts';

const letters: string[] = [];
const hooked: unknown[] = [];
const pushed: unknown[] = [];
/** How often a service was asked that fails the first time. */
let broken = 0;
let mail: TcpServer;
let hook: HttpServer;

/** As much of SMTP as it takes to receive a letter. */
function receiveMail(): TcpServer {
  return createTcp((socket) => {
    let inLetter = false;
    let letter = '';
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        if (inLetter && line === '.') {
          inLetter = false;
          letters.push(letter);
          socket.write('250 taken\r\n');
        } else if (inLetter) letter += `${line}\n`;
        else if (line === 'DATA') {
          inLetter = true;
          letter = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => {});
  });
}

const receiveHooks = (): HttpServer =>
  createHttp((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      if (request.url === '/broken') {
        broken++;
        return void response.writeHead(broken === 1 ? 500 : 204).end();
      }
      if (request.url === '/push') pushed.push(request.headers);
      else hooked.push(JSON.parse(text));
      response.writeHead(204).end();
    });
  });

/** What a mail program sends that unsubscribes for its owner. */
const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

/** A letter as it was before it was wrapped for the way. */
const plain = (letter = ''): string => letter.replaceAll('=\n', '').replaceAll('=3D', '=');

const portOf = (server: TcpServer | HttpServer): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  mail = receiveMail();
  hook = receiveHooks();
  await Promise.all([
    new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve)),
  ]);
});
afterAll(() => {
  mail.close();
  hook.close();
});

test('no webhook reaches into a private network', async () => {
  const inside = ['127.0.0.1:1', 'localhost:1', '2130706433:1', '[::1]:1', '[::ffff:127.0.0.1]:1', '169.254.169.254'];
  // Addresses that lead to one of the fourth version behind a translator.
  const behind = ['[64:ff9b::7f00:1]:1', '[64:ff9b:1::7f00:1]:1', '[2002:7f00:1::]:1', '[fec0::1]:1'];
  for (const address of [...inside, ...behind].map((host) => `http://${host}/`))
    await expect(postJson(address, {}, { allowPrivate: false })).rejects.toThrow('private address');
});

onBothDatabases('notices', (fresh) => {
  let time = Date.UTC(2026, 0, 5, 12);
  const server = sharedServer(fresh, {
    now: () => time,
    couriers: {
      get smtp() {
        return `smtp://127.0.0.1:${portOf(mail)}`;
      },
      publicUrl: 'https://play.example.org/',
      privateWebhooks: true,
    },
  });

  test('whoever is away hears of their turn by page, mail and webhook, once; whoever is there does not', async () => {
    letters.length = 0;
    hooked.length = 0;
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], {
      options: { rounds: '1' },
      settings: { name: 'Vienna' },
    });
    const [anna, bela] = people as [Person, Person];
    const [page, other] = pages as [Page, Page];
    const contact = { silent: ['start'], email: 'bela@example.org', webhook: `http://127.0.0.1:${portOf(hook)}/` };
    await bela.request('PATCH', '/api/me', { contact });
    await until(() => letters.length > 0);
    const yes = /https:\/\/play\.example\.org(\/api\/mail\/[\w-]+\/confirm)/.exec(plain(letters.shift()))?.[1] ?? '';
    expect((await bela.request('POST', yes)).status).toBe(200);
    const noticesOf = async (person: Person) => (await person.get<{ notices: Notice[] }>('/api/notices')).notices;
    other.close();
    await until(() => page.messages.findLast((each) => each.type === 'presence')?.present.length === 1);
    await answer(page, id, 'anna', 'hail');
    time += 30_000;
    await until(async () => (await noticesOf(bela)).some(({ kind }) => kind === 'turn'));
    await until(() => letters.length > 0 && hooked.length > 0);
    expect(plain(letters[0])).toContain(`https://play.example.org/table/${id}`);
    expect(letters[0]).toMatch(/To: bela@example.org/);
    expect(hooked).toEqual([{ content: `It is your turn at “Vienna”. https://play.example.org/table/${id}` }]);
    const turns = (await noticesOf(bela)).filter(({ kind }) => kind === 'turn');
    expect(turns).toMatchObject([{ table: id, read: false }]);
    expect((await noticesOf(anna)).filter(({ kind }) => kind === 'turn')).toEqual([]);
    const [latest] = await noticesOf(bela);
    await bela.post('/api/notices/read', { upTo: latest?.id });
    expect((await noticesOf(bela)).every(({ read }) => read)).toBe(true);

    await page.ask({ type: 'letter', table: id, from: 'anna', to: 'bela', text: 'Where are you?' });
    await page.ask({ type: 'call-vote', table: id, kind: 'end' });
    await until(async () => {
      const kinds = (await noticesOf(bela)).map(({ kind }) => kind);
      return kinds.includes('letter') && kinds.includes('vote');
    });
    expect(JSON.stringify(await noticesOf(bela))).not.toContain('Where are you');
  });

  test('nothing but one question goes to an address before its owner has said yes, and nothing after a no', async () => {
    letters.length = 0;
    const toDora = () => letters.filter((letter) => letter.includes('To: dora@example.org'));
    const { id, people, pages } = await seated(server.base, ['Cleo', 'Dora'], { options: { rounds: '20' } });
    const [, dora] = people as [Person, Person];
    const [page, other] = pages as [Page, Page];
    const contactNow = async () => (await dora.get<{ me: Me }>('/api/me')).me.contact;
    const wish = (email: string) => dora.request('PATCH', '/api/me', { contact: { email } });
    const linksIn = (letter = '') =>
      Object.fromEntries(
        [...plain(letter).matchAll(/https:\/\/play\.example\.org(\/api\/mail\/[\w-]+\/(confirm|stop))/g)].map(
          ([, path = '', word = '']) => [word, path],
        ),
      );
    await wish('dora@example.org');
    await until(() => toDora().length === 1);
    expect(await contactNow()).toMatchObject({ email: 'dora@example.org', confirmed: false });
    const asked = linksIn(toDora()[0]);

    other.close();
    await until(() => page.messages.findLast((each) => each.type === 'presence')?.present.length === 1);
    const write = (text: string) => page.ask({ type: 'letter', table: id, from: 'anna', to: 'bela', text });
    await write('One');
    const told = () => dora.get<{ notices: Notice[] }>('/api/notices');
    await until(async () => (await told()).notices.some(({ kind }) => kind === 'letter'));
    // A mail program that follows the link by itself says nothing for its owner.
    expect((await fetch(`${server.base}${asked.confirm}`)).headers.get('content-type')).toContain('text/html');
    expect(await contactNow()).toMatchObject({ confirmed: false });
    expect((await fetch(`${server.base}${asked.confirm}`, form)).status).toBe(200);
    expect(await contactNow()).toMatchObject({ confirmed: true });
    expect(toDora()).toHaveLength(1);

    await write('Two');
    await until(() => toDora().length === 2);
    const letter = toDora()[1];
    expect(plain(letter)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect((await fetch(`${server.base}${linksIn(letter).stop}`, form)).status).toBe(200);
    expect(await contactNow()).not.toHaveProperty('email');
    expect((await fetch(`${server.base}${linksIn(letter).stop}`, form)).status).toBe(400);

    // Nobody can be pestered with questions.
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push((await wish(`other${i}@example.org`)).status);
    expect(answers).toContain(429);
  });

  test('a forgotten password is set anew by a letter, once, and ends every session; nobody learns who has an account', async () => {
    letters.length = 0;
    const owner = await Person.guest(server.base);
    await owner.post('/api/account', { name: 'Forgetful', password: 'correct horse battery' });
    const forgot = (name: string) => owner.request('POST', '/api/forgot', { name });
    expect((await forgot('Forgetful')).status).toBe(200);
    const [email, password] = ['forgetful@example.org', 'correct horse battery'];
    await owner.request('PATCH', '/api/me', { contact: { email }, password });
    const mine = () => letters.filter((letter) => letter.includes('To: forgetful@example.org')).map(plain);
    await until(() => mine().length === 1);
    // Nothing but the question came: an address that nobody has confirmed opens no account.
    const yes = /https:\/\/play\.example\.org(\/api\/mail\/[\w-]+\/confirm)/.exec(mine()[0] ?? '')?.[1] ?? '';
    await fetch(`${server.base}${yes}`, form);
    expect((await forgot('Nobody at all')).json).toEqual((await forgot('forgetful ')).json);
    await until(() => mine().length === 2);
    const secret = /\/reset#([\w-]+)/.exec(mine()[1] ?? '')?.[1];
    const set = (password: string) => new Person(server.base).request('POST', '/api/reset', { secret, password });
    expect((await set('password123')).status).toBe(400);
    expect((await set('another staple here')).status).toBe(200);
    expect((await set('a third one, too')).status).toBe(400);
    expect(await owner.get('/api/me')).toEqual({ me: null });
    const back = new Person(server.base);
    await back.post('/api/sign-in', { name: 'Forgetful', password: 'another staple here' });
    const { sessions } = await back.get<SessionsResponse>('/api/sessions');
    expect(sessions).toMatchObject([{ kind: 'cookie', here: true }]);
    await back.request('DELETE', `/api/sessions/${sessions[0]?.id}`);
    expect(await back.get('/api/me')).toEqual({ me: null });
  });

  test('what comes in a flood goes in one letter, and to browsers that are closed', async () => {
    letters.length = 0;
    pushed.length = 0;
    broken = 0;
    const { id, people, pages } = await seated(server.base, ['Fritz', 'Greta'], { settings: { name: 'Wien' } });
    const [, greta] = people as [Person, Person];
    const [page, other] = pages as [Page, Page];
    await greta.request('PATCH', '/api/me', { contact: { email: 'greta@example.org' } });
    const mine = () => letters.filter((letter) => letter.includes('To: greta@example.org')).map(plain);
    await until(() => mine().length === 1);
    const yes = /https:\/\/play\.example\.org(\/api\/mail\/[\w-]+\/confirm)/.exec(mine()[0] ?? '')?.[1] ?? '';
    await fetch(`${server.base}${yes}`, form);
    const ecdh = createECDH('prime256v1');
    const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const subscribe = (path: string, known = keys) =>
      greta.request('POST', '/api/push', { endpoint: `http://127.0.0.1:${portOf(hook)}${path}`, keys: known });
    expect((await subscribe('/push', { ...keys, p256dh: 'nothing' })).status).toBe(400);
    // A service that fails keeps the others from nothing, and is asked again; the others are not.
    for (const path of ['/broken', '/push', '/push']) expect((await subscribe(path)).status).toBe(200);
    other.close();
    await until(() => page.messages.findLast((each) => each.type === 'presence')?.present.length === 1);
    const write = (text: string) => page.ask({ type: 'letter', table: id, from: 'anna', to: 'bela', text });
    await write('One');
    await until(() => mine().length === 2);
    await until(() => pushed.length === 1 && broken === 1);
    const { db } = server.running.server.hall.store;
    const later = db.selectFrom('jobs').select('key').where('key', 'like', 'push %').where('due', '>', time);
    await until(() => later.executeTakeFirst());
    expect(await failuresOf(greta, 'notice')).toBeGreaterThan(0);
    time += 5000;
    await until(() => broken === 2);
    expect(pushed[0]).toMatchObject({ 'content-encoding': 'aes128gcm' });
    await page.ask({ type: 'call-vote', table: id, kind: 'pause' });
    await write('Two');
    await until(() => pushed.length === 3);
    expect(mine()).toHaveLength(2);
    time += 16 * 60_000;
    await until(() => mine().length === 3);
    expect(mine()[2]).toContain('2 matters await you');
    expect(mine()[2]).toContain('A vote at');
    expect(mine()[2]).toContain('/stop');
  });
});
