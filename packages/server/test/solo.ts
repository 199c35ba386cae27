import { answer, type Page, Person, seated, until } from './harness.ts';

/** Somebody who plays both seats of a long match of parley. */
export async function solo(
  base: string,
  rounds = '400',
): Promise<{ readonly id: string; readonly person: Person; readonly page: Page }> {
  const { id, people, pages } = await seated(base, ['Solo'], {
    players: 2,
    options: { rounds },
    seats: { anna: 'me', bela: 'me' },
  });
  const [person] = people;
  const [page] = pages;
  if (!person || !page) throw new Error('nobody came');
  return { id, person, page };
}

/** The same person on a server that has come back, or elsewhere. */
export async function returned(base: string, { cookie }: Person, id: string): Promise<Page> {
  const back = new Person(base);
  back.cookie = cookie;
  const page = await back.socket();
  await page.hello(id);
  return page;
}

/** Gives an answer for whoever is asked. */
export async function playOne(page: Page, id: string): Promise<void> {
  const seat = await until(() => page.seat(id, 'anna')?.waiting[0]);
  const seq = await answer(page, id, seat);
  await until(() => (page.seat(id, 'anna')?.seq ?? 0) >= seq);
}

export async function playOn(page: Page, id: string, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) await playOne(page, id);
}
