import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

test('it can be installed: a manifest with a name, a start and icons of the sizes it says', async () => {
  const { page } = await house.guest();
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: Icon[];
  };
  expect(manifest).toMatchObject({ name: 'Quadrille', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith('.png'))) {
    const width = await page.evaluate(async (from) => {
      const icon = new Image();
      icon.src = from;
      await icon.decode();
      return `${icon.naturalWidth}x${icon.naturalHeight}`;
    }, src);
    expect(width, src).toBe(sizes);
  }
});

test('without a line the page still opens, says so, and goes on where it was', async () => {
  const { page, context } = await house.guest();
  const { path } = await deal(context, { scenario: '1805', seats: { france: 'me' } });
  await page.goto(path);
  await asked(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The board is kept when it is fetched with the worker at work.
  await page.reload();
  await asked(page);

  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Choose your war' }).waitFor();
  await page.goto('/rules/coalitions');
  await page.getByText('The rules of Coalitions').waitFor();
  await page.goto(path);
  await page
    .getByText(/Going to the table|Connection lost/)
    .first()
    .waitFor();
  await context.setOffline(false);
  expect(await asked(page)).toBe('name-general');
});
