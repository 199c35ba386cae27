/** What is told. The sentences stand in `words/` under `event/<type>`. */
import type { ActionEvent } from './events/actions.ts';
import type { CombatEvent } from './events/combat.ts';
import type { PoliticalEvent } from './events/politics.ts';
import type { TurnEvent } from './events/turn.ts';

export type Event = TurnEvent | ActionEvent | CombatEvent | PoliticalEvent;
