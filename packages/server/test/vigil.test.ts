import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepVigil } from '../src/presence/vigil.ts';
import { askForWakefulness } from '../src/presence/wakefulness.ts';

test('the loop stays awake for the next answer of a program, for three milliseconds at most, and never for a person', () => {
  let time = 100;
  let next: (() => void) | undefined;
  let processors = false;
  const vigil = keepVigil({
    now: () => time,
    again: (work) => {
      next = work;
    },
    processors: (awake) => {
      processors = awake;
    },
  });
  const answer = (after: number) => {
    time += after;
    vigil.arrived();
    time += 0.4;
    vigil.told();
  };
  /** Milliseconds until the loop may sleep. */
  const awake = () => {
    const from = time;
    for (let work = next; work; work = next) {
      expect(processors).toBe(true);
      next = undefined;
      time += 0.05;
      work();
    }
    expect(processors).toBe(false);
    return time - from;
  };
  for (let i = 0; i < 20; i++) answer(1500);
  expect(awake()).toBe(0);
  for (let i = 0; i < 4; i++) answer(0.3);
  expect(awake()).toBeCloseTo(3, 1);
  expect(awake()).toBe(0);
  answer(1500);
  expect(awake()).toBe(0);
});

/** Whether this process holds a file open. */
const holds = (path: string): boolean =>
  readdirSync('/proc/self/fd').some((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`) === path;
    } catch {
      return false; // it was the one that listed them
    }
  });

test('the processors are asked to wake up without delay as long as the device is held, and once however often it is said', () => {
  const directory = mkdtempSync(join(tmpdir(), 'quadrille-awake-'));
  const device = join(directory, 'latency');
  writeFileSync(device, '');
  const processors = askForWakefulness(device);
  processors(false);
  expect(holds(device)).toBe(false);
  processors(true);
  processors(true);
  expect(holds(device)).toBe(true);
  expect([...readFileSync(device)]).toEqual([0, 0, 0, 0]);
  processors(false);
  expect(holds(device)).toBe(false);
  rmSync(directory, { recursive: true });
});

test('a device that takes nothing is let go, and not asked again', () => {
  const processors = askForWakefulness('/dev/full');
  processors(true);
  expect(holds('/dev/full')).toBe(false);
  processors(false);
  processors(true);
  expect(holds('/dev/full')).toBe(false);
});

test('a system that cannot be asked is left alone', () => {
  const device = join(tmpdir(), 'quadrille-no-such-device');
  const processors = askForWakefulness(device);
  processors(true);
  processors(false);
  expect(existsSync(device)).toBe(false);
});
