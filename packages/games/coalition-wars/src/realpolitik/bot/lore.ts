/** What bots know of Realpolitik beyond the family. */
import type { Lore } from '../../core/bot/lore.ts';
import { leadership } from '../../core/bot/purchases.ts';
import { actionCard, cardsAndPrestige } from './cards.ts';
import { entreaty, wouldAlly } from './entreaties.ts';
import { permitRound } from './envoys.ts';
import { agreeTrain, freeTrains, mobilise, preMove } from './trains.ts';

export const lore: Lore = {
  judges: {
    'action-card': actionCard,
    entreaty,
    'free-trains': freeTrains,
    'agree-train': agreeTrain,
    deploy: leadership,
    mobilise,
    'pre-move': preMove,
    'permit-round': permitRound,
  },
  standing: cardsAndPrestige,
  wouldAlly,
};
