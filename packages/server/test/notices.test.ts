import { createServer as createHttp, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcp, type Server as TcpServer } from 'node:net';
import type { Notice } from '@quadrille/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJson } from '../src/notices/webhook.ts';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, type Page, type Person, seated, until } from './harness.ts';

const letters: string[] = [];
const hooked: unknown[] = [];
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
      hooked.push(JSON.parse(text));
      response.writeHead(204).end();
    });
  });

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
  for (const address of ['http://127.0.0.1:1/', 'http://localhost:1/', 'http://[::1]:1/', 'http://169.254.169.254/'])
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
    const noticesOf = async (person: Person) => (await person.get<{ notices: Notice[] }>('/api/notices')).notices;
    other.close();
    await until(() => page.messages.findLast((each) => each.type === 'presence')?.present.length === 1);
    await answer(page, id, 'anna', 'hail');
    time += 30_000;
    await until(async () => (await noticesOf(bela)).some(({ kind }) => kind === 'turn'));
    await until(() => letters.length > 0 && hooked.length > 0);
    expect(letters[0]?.replaceAll('=\n', '')).toContain(`https://play.example.org/table/${id}`);
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
});
