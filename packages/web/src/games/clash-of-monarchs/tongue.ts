/** The game's words, with names for what has no word of its own: troops by number, units of a nation, garrisons. */
import type { Words } from '@quadrille/kernel';
import { type Speech, speechOf } from '../../plain/speech.ts';
import { spaceName } from './model.ts';
import { spaces } from './printed.build.ts';
import { t } from './words.ts';

/** `inf 2, line_cav 1`. */
const COUNTED = /^[a-z_]+ \d+(, [a-z_]+ \d+)*$/;
/** `BR-lt_inf`: a unit of a nation, full or reduced; `PR-halle`: its depot there. */
const OF_NATION = /^([A-Z]{2})-(\w+?)(-reduced)?$/;
/** Cards one after the other. */
const CARDS = /^[A-Z]+\d+( [A-Z]+\d+)*$/;
/** A force without a leader, where the sentence says where it is. */
export const NO_LEADER = 'no-leader';
const TROOPS = /^troops (\w+)$/;
const GARRISON = /^(\w+)-garrison$/;

export function tongueOf(words: Words, powers: readonly string[]): Speech {
  const plain = speechOf(words, powers);
  const counted = (part: string): string => {
    const [kind = '', num = ''] = part.split(' ');
    // A depot is one: its name says so already.
    return kind === 'fd' ? plain.name(kind) : `${num} ${plain.name(kind)}`;
  };
  const name = (id: string): string => {
    if (plain.has(`name/${id}`)) return plain.name(id);
    if (COUNTED.test(id)) return id.split(', ').map(counted).join(', ');
    if (CARDS.test(id)) return id.split(' ').map(plain.name).join(', ');
    if (id === NO_LEADER) return t('com/no-leader');
    const [, troops = ''] = TROOPS.exec(id) ?? [];
    if (troops) return t('com/troops-of', { at: spaceName(troops) });
    const [, nation = '', what = '', reduced] = OF_NATION.exec(id) ?? [];
    if (what in spaces) return spaceName(what);
    if (what && plain.has(`name/${what}`))
      return t(reduced ? 'com/reduced-of-nation' : 'com/of-nation', {
        what: plain.name(what),
        nation: plain.name(nation),
      });
    const [, at = ''] = GARRISON.exec(id) ?? [];
    return at in spaces ? t('com/garrison-of', { at: spaceName(at) }) : plain.name(id);
  };
  return { ...plain, name };
}
