/** What bots know of Realpolitik beyond the family. */
import type { Lore } from '../../core/bot/lore.ts';
import { leadership } from '../../core/bot/purchases.ts';

export const lore: Lore = { judges: { deploy: leadership } };
