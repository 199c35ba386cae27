/** Questions that the screen can put better than a template. */

import type { Decision } from '@quadrille/kernel';
import type { Args } from '@quadrille/kernel/words.ts';
import { capital, type Speech } from '../../plain/speech.ts';
import { spaceName, type View } from './model.ts';
import { leaders, spaces } from './printed.build.ts';
import { t, type WordId } from './words.ts';

/** What the enemy is about to do when a card may interrupt him. */
const INTERRUPTED: Readonly<Record<string, WordId>> = {
  activation: 'com/ask-interrupt-activation',
  siege_roll: 'com/ask-interrupt-siege_roll',
  battle: 'com/ask-interrupt-battle',
};

export const questionFor =
  ({ name, say }: Speech) =>
  (view: View, { prompt: { id, args } }: Decision): string | undefined => {
    if (id === 'supply-actions' && args.left === 0) return t('com/ask-no-sa');
    if (id === 'resupply' && args.left === 0) return t('com/ask-no-sa-late');
    if (id === 'consent-troops' && args.leader === args.at)
      return t('com/ask-consent-unled', { ...args, at: spaceName(String(args.at)) });
    if (id === 'card-choice') return t('com/ask-way', { card: name(String(args.card)) });
    if (id === 'strategy' && (view.turn.card || view.turn.adminMarch)) return t('com/ask-more');
    const forces = leaderless(args);
    const said = { ...args, force: name(String(args.force)), at: spaceName(String(args.at)), ...forces };
    if (id === 'interrupt') return capital(t(INTERRUPTED[String(args.moment)] ?? 'com/ask-interrupt-enters', said));
    if (id === 'losses' && args.what) return capital(t('com/ask-losses', { ...said, what: name(String(args.what)) }));
    return Object.keys(forces).length > 0 ? capital(say(`ask/${id}`, { ...args, ...forces })) : undefined;
  };

/** A force without a leader goes by the space where it is. */
function leaderless(args: Args): Args {
  const named = (what: 'force' | 'enemy'): Args => {
    const at = String(args[what]);
    if (!(at in spaces) || at in leaders) return {};
    return {
      [what]: what === 'enemy' && at === args.at ? t('com/the-enemy') : t('com/troops-of', { at: spaceName(at) }),
    };
  };
  return { ...named('force'), ...named('enemy') };
}
