export type { Event } from '../core/events.ts';
export type { View, VisibleAffairs, VisibleBattle, VisibleEmpereur } from './view.ts';
