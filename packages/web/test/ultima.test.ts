/** What the screens of Ultima Ratio Regis say. */
import { expect, test } from 'vitest';
import { articled } from '../src/games/ultima-ratio-regis/articles.ts';
import { combatWay } from '../src/games/ultima-ratio-regis/faces.ts';
import { onSheet, placesOf } from '../src/games/ultima-ratio-regis/places.ts';

const name = (id: string) => id;

test.each([
  ['more', 'a die more each'],
  ['wider', 'a die more each'],
  ['face-3', 'turn a 3 into a 4'],
  ['3', 'roll a die of category 3 again'],
  ['2-3', 'roll dice of categories 2 and 3 again'],
  ['france', 'france'],
])('a combat card that is played “%s” says: %s', (way, said) => {
  expect(combatWay(way, name)).toBe(said);
});

test('an enclave lies in the area it is cut from, and units of a box in the box', () => {
  expect(placesOf('rebel/enclave-perpignan').map(onSheet)).toEqual(['perpignan']);
  expect(onSheet('box-WM')).toBe('dispersion/WM');
});

test('one is at a town, but in a sea or a box', () => {
  expect(articled('The squadron 2 at East Atlantic')).toBe('The squadron 2 in the East Atlantic');
  expect(articled('a troop at Toledo')).toBe('a troop at Toledo');
  expect(articled('troops at the dispersion box of Eastern Europe')).toBe(
    'troops in the dispersion box of Eastern Europe',
  );
});
