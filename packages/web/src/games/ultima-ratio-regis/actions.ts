/** The actions of an impulse, as the screen groups them: the rules list them one by one (§9). */
import type { IconName } from '../../sprite/icons.ts';

interface Action {
  readonly id: string;
  readonly icon: IconName;
  /** A figure of the house that says it better. */
  readonly figure?: string;
  /** The heads of the options that belong to it. */
  readonly heads: readonly string[];
  /** Stands there even while nobody can do it, so that the others keep their places. */
  readonly always?: true;
}

const ACTIONS = [
  { id: 'tactical', icon: 'swords', heads: ['march', 'land', 'hunt'], always: true },
  { id: 'strategic', icon: 'boots', heads: ['redeploy', 'column'], always: true },
  { id: 'siege', icon: 'fort', figure: 'siege', heads: ['assault', 'sortie'] },
  { id: 'subjugate', icon: 'flag', heads: ['subjugate'] },
  { id: 'sail', icon: 'ship', heads: ['sail'] },
  { id: 'piracy', icon: 'warn', figure: 'skull', heads: ['piracy'] },
  { id: 'build', icon: 'drum', heads: ['troop'], always: true },
  { id: 'regroup', icon: 'up', figure: 'lift', heads: ['regroup'], always: true },
  { id: 'leader', icon: 'hat', heads: ['leader', 'attach'], always: true },
  { id: 'fortress', icon: 'fort', heads: ['fortress', 'finish'], always: true },
  { id: 'squadron', icon: 'ship', heads: ['squadron'], always: true },
  { id: 'fleet', icon: 'ship', heads: ['fleet'] },
  { id: 'proposal', icon: 'star', heads: ['proposal'] },
  { id: 'repair', icon: 'anchor', heads: ['repair'], always: true },
  { id: 'merchant', icon: 'bag', figure: 'merchant', heads: ['promote', 'merchant'], always: true },
  { id: 'calm', icon: 'candle', figure: 'torch', heads: ['calm'], always: true },
  { id: 'subsidy', icon: 'coin', heads: ['subsidise'], always: true },
  { id: 'colony', icon: 'globe', heads: ['colony'] },
  { id: 'corps', icon: 'users', figure: 'hands', heads: ['corps', 'recall', 'combine', 'part'] },
  { id: 'peace', icon: 'scales', heads: ['peace', 'offer', 'ally'] },
  { id: 'war', icon: 'scroll', heads: ['war'], always: true },
] as const satisfies readonly Action[];

export type ActionId = (typeof ACTIONS)[number]['id'];
export const actions: readonly (Action & { readonly id: ActionId })[] = ACTIONS;

/** An option of an impulse or a deployment: whose it is, and which action. */
export interface Deed {
  readonly option: string;
  readonly power: string;
  readonly action: ActionId;
}

const ofHead = (head: string): ActionId | undefined => actions.find(({ heads }) => heads.includes(head))?.id;

/** Options that begin with the Power and the action; all others begin with the action itself. */
const PREFIXES: readonly string[] = ['act', 'deploy'];

/** `act/spain/march/spain-1`, `deploy/france/troop/I23/paris`, `sail/spain-8/north_sea`; cards, events and ends are no deeds. */
export function deedOf(option: string): Deed | undefined {
  const [first = '', ...rest] = option.split('/');
  const [power = '', what = ''] = PREFIXES.includes(first) ? rest : [ownerOf(rest[0] ?? ''), first];
  const action = ofHead(what);
  return action && { option, power, action };
}

/** A unit is named after its owner: `spain-8`. */
const ownerOf = (id: string): string => id.replace(/-\d+$/, '');

/** What an impulse composes before the first die: cards and what their events ask, and all that moves, builds or spends. */
const COMPOSED: readonly string[] = [
  'act',
  'advance',
  'army',
  'army-pick',
  'boom',
  'build-fortress',
  'build-squadron',
  'build-troop',
  'captain-for',
  'casus-belli-against',
  'casus-belli-of',
  'close',
  'colony',
  'colony-here',
  'column',
  'column-step',
  'deploy',
  'fleet',
  'free-fortress',
  'free-unit',
  'hunt',
  'land',
  'leader-comes',
  'leader-post',
  'make-veteran',
  'march',
  'on-the-way',
  'overstacked',
  'place-rebellion',
  'redeploy',
  'regroup',
  'route',
  'unrest-of',
  'which-card',
  'which-minor',
];

export const isComposed = (question: string): boolean => COMPOSED.includes(question);
