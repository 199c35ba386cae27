/** Each kind of question of a game on a page of its own: opened where it was first asked, looked at, and answered. */
import type { Title } from '@quadrille/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Shared, SIZES, type Size } from './house.ts';
import { everywhere } from './middle.ts';
import { type Play, rehearse } from './rehearsal.ts';
import { asked } from './table.ts';

export interface Sights {
  readonly title: Title;
  /** Matches in which everything is asked sooner or later; the first that comes to a question shows it. */
  readonly plays: readonly Play[];
  /** What stands beside the question, by its kind: these are asked in every run. */
  readonly shows: Readonly<Record<string, string>>;
  /** Every question of the rules, for the long run. */
  readonly all: readonly string[];
  /** Where it is seen that readers are served, and that a small phone has room. */
  readonly lookedAt: readonly string[];
  readonly answer: (page: Page, question: string) => Promise<void>;
}

/** Each question on a page of its size; the short tour takes a desk and a small phone by turns. */
export async function tour(
  house: Shared,
  { title, plays, shows, all, lookedAt, answer }: Sights,
  sizes: readonly Size[],
): Promise<void> {
  const wanted = process.env.LONG ? all : Object.keys(shows);
  const seen = new Set<string>();
  for (const play of plays) {
    const left = wanted.filter((question) => !seen.has(question));
    if (left.length === 0) break;
    const { page, context, faults } = await house.guest();
    for (const { question, open } of await rehearse(context, title, play, left)) {
      await page.setViewportSize(SIZES[sizes[seen.size % sizes.length] ?? 'desktop'].viewport);
      seen.add(question);
      await page.goto(await open());
      expect(await asked(page)).toBe(question);
      await page.waitForSelector(`.lower ${shows[question] ?? '.opt'}`);
      if (process.env.LONG || lookedAt.includes(question)) await everywhere(page, '.lower');
      await answer(page, question);
    }
    expect(faults).toEqual([]);
  }
  expect(Object.keys(shows).filter((question) => !seen.has(question))).toEqual([]);
}

interface Outing {
  readonly at: string;
  readonly sizes: readonly Size[];
}

/** At both sizes in the long run. */
export const OUTINGS: readonly Outing[] = process.env.LONG
  ? [
      { at: 'a desk', sizes: ['desktop'] },
      { at: 'a small phone', sizes: ['small'] },
    ]
  : [{ at: 'a desk and on a small phone by turns', sizes: ['desktop', 'small'] }];
