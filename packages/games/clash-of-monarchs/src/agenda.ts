/**
 * What is under way, and what comes after it. Between two phases nothing is on the stack, so a march that is interrupted by
 * an Interception, a battle and a retreat keeps what remains to be done here: the innermost task is the last one.
 */
import type { Notes } from './cards/sight.ts';
import type { Contingents, State } from './state.ts';
import type {
  Alliance,
  AreaId,
  CardId,
  LeaderId,
  Nation,
  Power,
  SeatId,
  SpaceId,
  SupplyState,
  TacticId,
} from './vocabulary.ts';

/** Every phase of the game, in the order of the sequence of play; after them the procedures that tasks run through. */
export const PHASES = [
  'opening',
  'draw',
  'round',
  'turn',
  'supply',
  'provisions',
  'strategy',
  'sieges',
  'lateMarch',
  'siegeSegment',
  'rally',
  'resupply',
  'turnEnd',
  'roundEnd',
  'yearEnd',
  'winterQuarters',
  'newYear',
  'winterStrategy',
  'diplomacy',
  'spring',
  'recruiting',
  'redeployment',
  'recovery',
  // procedures
  'operation',
  'march',
  'entered',
  'combat',
  'marchEnd',
  'battle',
  'tactics',
  'dice',
  'aftermath',
  'retreat',
  'siegeRoll',
  'event',
] as const;
export type PhaseId = (typeof PHASES)[number];

/** On what terms forces are activated: by Ops, by an event, for an Admin March (11, 12.8, 8.6.2). */
export interface Terms {
  readonly how: 'ops' | 'event' | 'admin' | 'minor' | 'leader' | 'winter';
  /** The Power whose card or Turn it is. */
  readonly power: Power;
  readonly nations: readonly Nation[];
  readonly card?: CardId;
  /** The Commander's Initiative may not exceed it; without it any may activate (11.1, 8.6.2). */
  readonly ops?: number;
  /** Leaderless stacks too. */
  readonly leaderless?: true;
  /** Only Commands under one of these. */
  readonly leaders?: readonly LeaderId[];
  /** Only this force. */
  readonly stack?: number;
  /** Added to the allowance, and the most that may be spent. */
  readonly mp?: number;
  readonly mpMax?: number;
  readonly maxSp?: number;
  /** Movement must end in this area (retreats apart). */
  readonly mustEnd?: AreaId;
  /** This fortress opens its gates when the Command enters and nobody of its nation is there (R4). */
  readonly opens?: SpaceId;
  readonly noInterception?: true;
  /** Those that end in one space attack together (11.3). */
  readonly combine?: true;
  /** Each must end in this space, or nearer to it than it began (readings, 62). */
  readonly toward?: SpaceId;
  /** DRM of the enemy in battle if it failed to Withdraw (A23). */
  readonly enemyDrm?: number;
}

/** Several forces activated by one card: all are designated first, then each marches (8.6.2). */
export interface Operation {
  phase: 'operation';
  terms: Terms;
  /** Most forces, and most of these nations together where that is limited. */
  readonly num: number;
  readonly limits?: readonly { readonly nations: readonly Nation[]; readonly most: number }[];
  /** Players who must agree to their Command being activated (readings, 35). */
  readonly consent?: readonly Power[];
  /** MPs added for the first, second … force. */
  readonly mpByForce?: readonly number[];
  /** Louis wants victories: beside the French CIC a second French Command marches, 1 MP farther (24.1.2). */
  readonly louis?: true;
  /** Name an enemy space first (readings, 62). */
  readonly nameSpace?: true;
  /** Forces designated, those that have marched first. */
  chosen: number[];
  settled: boolean;
  marched: number;
  /** What became of them, for the rest of the card. */
  fought: number[];
  entered: { stack: number; space: SpaceId; enemySp: number }[];
  withdrawalFailed: boolean;
  /** Commands whose players have said no. */
  refusedConsent?: string[];
  /** The marches that are over, for those that combine (11.3). */
  marches?: March[];
}

/** One force on the march. */
export interface March {
  phase: 'march' | 'entered' | 'combat' | 'marchEnd';
  readonly terms: Terms;
  readonly stack: number;
  readonly from: SpaceId;
  /** The space before the one it is in. */
  came: SpaceId | null;
  /** Whether activation has been announced and answered. */
  begun: boolean;
  /** Its Supply State when activated, if it was a Major Force then: only that one counts for MPs (9.1, 12.1.1). */
  readonly supply: SupplyState;
  spent: number;
  /** MPs that Interrupts have taken. */
  cut: number;
  /** MPs that this activation adds. */
  readonly bonus: number;
  /** Fewer than 16 SPs all along; more than 27 or siege guns at any time; of several nations at any time (12.1, 12.2). */
  light: boolean;
  heavy: boolean;
  mixed: boolean;
  forced: 'no' | 'failed' | 'won';
  /** Where it still means to go, the next space first. */
  path: SpaceId[];
  /** Movement is over: intercepted, interrupted, or as its player wished. */
  over: boolean;
  /** An Interrupt has ended the activation: no attack, no siege. */
  ended: boolean;
  fought: boolean;
  /** It must attack (Surprise Attack, 14.1.1). */
  mustAttack: boolean;
  /** Austria has revealed Surprise Attack for it: the chit is used, in the battle or not (14.1.1, 15.4.1). */
  surprise?: true;
  /** Where it has picked up or dropped off beside enemies whom it met there: the battle is past for it (12.10). */
  past?: SpaceId;
  /** The enemy stack that intercepted it here. */
  interceptor: number | null;
  /** A late Command of a coordinated attack stops where it is (11.3). */
  late: boolean;
  /** Enemies that failed to Withdraw before it. */
  failedWithdrawal: boolean;
  /** Where an impatient court wanted it to go when it set out: to one of these (24.1). */
  wanted?: readonly SpaceId[];
  /** The last space out of which enemies Withdrew before it. */
  gaveWay?: SpaceId;
  /** It attacks together with others after all have marched (11.3). */
  joint: boolean;
  /** Seats that let the whole march pass. */
  waived: SeatId[];
  /** What its player has thought better of since the last step. */
  declined: string[];
}

/** Troops and leaders that came out of a fortress: beaten, they go back inside (15.9, 17.5.1). */
export interface Garrison {
  readonly leaders: readonly LeaderId[];
  readonly troops: Contingents;
}

export interface BattleSide {
  readonly alliance: Alliance;
  readonly stack: number;
  /** Who leads, of which nation the force is, whose Power answers for it: as they were when it began. */
  readonly commander: LeaderId | null;
  readonly nation: Nation;
  readonly power: Power;
  /** SPs when it began, for Crushing Victory (15.11). */
  readonly sp: number;
  /** Who came out of the fortress to fight (17.5.1). */
  readonly garrison: Garrison | null;
  /** It has lost a leader. */
  bereaved?: true;
  /** Losses taken, one SP each: `AU/inf`. */
  lost: string[];
  /** Tactics played, and leaders they used (15.4). */
  tactics: TacticId[];
  advisors: LeaderId[];
  drm: { readonly why: string; readonly num: number }[];
  endurance: number;
  /** What it inflicts on the other side. */
  inflicts: { sp: number; d: number; rout: boolean; guns: number; checks: number } | null;
  result: 'steady' | 'demoralized' | 'routed' | 'eliminated';
}

export interface Battle {
  phase: 'battle' | 'tactics' | 'dice' | 'aftermath' | 'retreat';
  readonly at: SpaceId;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  intense: boolean;
  /** Whose turn it is to play a Tactic: attacker, defender, attacker, defender; 4 = over. */
  turn: number;
  winner: 'attacker' | 'defender' | null;
  /** Retreats still to make: who, how far, and whether he may stay. */
  retreats: { readonly side: 'attacker' | 'defender'; readonly spaces: 1 | 3; readonly voluntary: boolean }[];
}

/** A siege roll that has been announced (17.4.1). */
export interface SiegeRoll {
  phase: 'siegeRoll';
  readonly at: SpaceId;
  readonly stack: number;
  drm: number;
  /** Announced, and answered by Interrupt or Interception. */
  announced: boolean;
}

/** The effects of a card that are still to be carried out (8.6). */
export interface EventTask {
  phase: 'event';
  readonly card: CardId;
  readonly power: Power;
  /** Effects to come, the next first, by their place on the card: `do.1`, `do.1.0.2` within a branch. */
  queue: string[];
  /** What the effects before have chosen and seen. */
  notes: Notes;
  /** Leaders that nations lacked already when the card was played (4.6). */
  lack?: Partial<Record<Nation, number>>;
}

/** A return to a phase that takes no task of its own. */
export interface Return {
  readonly phase: Exclude<PhaseId, (March | Battle | Operation | SiegeRoll | EventTask)['phase']>;
}

export type Task = Operation | March | Battle | SiegeRoll | EventTask | Return;

/** Starts a task; when it is done, play goes on with `back`, or with the task before it. */
export function call(state: State, task: Task, back?: Return['phase']): PhaseId {
  if (back) state.agenda.push({ phase: back });
  state.agenda.push(task);
  return task.phase;
}

/** The innermost task is done: on with the one before it. */
export function done(state: State): PhaseId {
  state.agenda.pop();
  return resume(state);
}

/** On with the innermost task. A mere return leaves the agenda as it is taken. */
export function resume(state: State): PhaseId {
  const task = state.agenda.at(-1);
  if (!task) throw new Error('Nothing is under way');
  if (isReturn(task)) state.agenda.pop();
  return task.phase;
}

const TASKS: readonly PhaseId[] = [
  'operation',
  'march',
  'entered',
  'combat',
  'marchEnd',
  'battle',
  'tactics',
  'dice',
  'aftermath',
  'retreat',
  'siegeRoll',
  'event',
];
const isReturn = (task: Task): task is Return => !TASKS.includes(task.phase);

const of =
  <T extends Task>(is: (task: Task) => task is T, what: string) =>
  (state: State): T => {
    const found = state.agenda.findLast(is);
    if (!found) throw new Error(`No ${what} is under way`);
    return found;
  };

const isMarch = (task: Task): task is March => ['march', 'entered', 'combat', 'marchEnd'].includes(task.phase);
const isBattle = (task: Task): task is Battle =>
  ['battle', 'tactics', 'dice', 'aftermath', 'retreat'].includes(task.phase);
const isOperation = (task: Task): task is Operation => task.phase === 'operation';
const isSiegeRoll = (task: Task): task is SiegeRoll => task.phase === 'siegeRoll';
const isEvent = (task: Task): task is EventTask => task.phase === 'event';

/** The march, battle, operation, siege roll or event under way. */
export const marchOf = of(isMarch, 'march');
export const battleOf = of(isBattle, 'battle');
export const operationOf = of(isOperation, 'operation');
export const siegeRollOf = of(isSiegeRoll, 'siege roll');
export const eventOf = of(isEvent, 'event');
export const anyMarch = (state: State): March | undefined => state.agenda.findLast(isMarch);
export const anyOperation = (state: State): Operation | undefined => state.agenda.findLast(isOperation);
