import { Random } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { PLANTS, type Plant, STEPS, type Step, World } from './faults/world.ts';

/** Some seeds with `npm test`, thousands with `npm run test:long`, a hundred in a test; FAULTS=seed looks at one again. */
const WORLDS = process.env.LONG ? 2000 : 12;
const seedsFrom = (first: number): readonly string[] =>
  Array.from({ length: Math.min(100, WORLDS - first) }, (_, i) => `fault-${first + i}`);
const HUNDREDS = process.env.FAULTS
  ? [[process.env.FAULTS]]
  : Array.from({ length: Math.ceil(WORLDS / 100) }, (_, i) => seedsFrom(100 * i));
const LENGTH = 40;
const TRIES = 40;

function stepsOf(seed: string): readonly Step[] {
  const random = new Random(seed, 'fast');
  const lot = () => random.below(10_000, 'lot');
  return Array.from({ length: LENGTH }, (): readonly Step[] => {
    const kind = random.below(8, 'kind');
    const one = lot();
    if (kind === 5)
      return [
        ['answer', one],
        ['again', one],
      ]; // delivered twice
    if (kind === 6)
      return [
        ['together', one],
        ['deaf', lot()],
        ['calm', 0],
      ];
    if (kind === 0)
      return [
        ['write', lot()],
        [random.pick(['answer', 'together', 'jobs'] as const, 'play'), lot()],
      ];
    if (kind < 4) return [[random.pick(['answer', 'together', 'jobs', 'news'] as const, 'play'), lot()]];
    return [[random.pick(STEPS, 'step'), lot()]];
  }).flat();
}

/** What goes wrong in a world with these steps, if anything does. */
async function breachOf(seed: string, steps: readonly Step[], plant?: Plant): Promise<string | undefined> {
  let world: World | undefined;
  try {
    world = await World.open(seed, plant);
    for (const step of steps) await world.step(step);
    await world.finish();
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
  } finally {
    await world?.close().catch(() => {});
  }
}

/** Fewer steps that still go wrong. */
async function shrunk(seed: string, steps: readonly Step[]): Promise<readonly Step[]> {
  let least = steps;
  let tries = 0;
  for (let size = Math.ceil(least.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < least.length && tries < TRIES; tries++) {
      const fewer = [...least.slice(0, from), ...least.slice(from + size)];
      if (await breachOf(seed, fewer)) least = fewer;
      else from += size;
    }
  return least;
}

describe('two servers under faults', () => {
  test.each(HUNDREDS)(
    'nothing is lost, doubled, leaked or waited for in vain from world %s on',
    {
      timeout: 3_600_000,
    },
    async (...seeds) => {
      for (const seed of seeds) {
        const steps = stepsOf(seed);
        const breach = await breachOf(seed, steps);
        if (breach === undefined) continue;
        const least = await shrunk(seed, steps);
        expect.fail(`FAULTS=${seed}: ${breach}\n${least.map((step) => step.join(' ')).join('\n')}`);
      }
    },
  );

  test('whoever comes to a server that was deaf while nobody looked there is shown how it stands', async () => {
    const steps: readonly Step[] = [
      ['together', 1216],
      ['answer', 6557],
      ['jobs', 299], // the other server plays for Cora, and keeps the match in memory
      ['calm', 0],
      ['together', 4744],
      ['deaf', 9237],
      ['calm', 0],
      ['come', 9167], // Bela, to the other server
      ['calm', 0],
    ];
    expect(await breachOf('fault-219', steps)).toBeUndefined();
  });

  test('whoever looks on where another server could not be followed for a moment is shown how it stands', async () => {
    const steps: readonly Step[] = [
      ['come', 1], // Bela, to the other server
      ['answer', 0],
      ['write', 0], // refused: that server hears of the answer, and cannot read it
      ['news', 5],
      ['calm', 0],
    ];
    expect(await breachOf('unread', steps)).toBeUndefined();
  });

  test.each(PLANTS)('a server that %s is found', { timeout: 120_000 }, async (plant) => {
    for (let i = 0; i < 12; i++) if (await breachOf(`plant-${i}`, stepsOf(`plant-${i}`), plant)) return;
    expect.fail('nothing was found');
  });
});
