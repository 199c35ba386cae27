/** What speaks for an option, in words. */
import { type Args, type Question, say, type Words } from '@quadrille/kernel';
import { isArea } from '../facts/ground.ts';
import { realmOf, vitalityOf } from '../facts/realms.ts';
import { goals } from '../land/march.ts';
import { type Area, POWERS, type Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { unitNamed } from './deeds.ts';
import { odds, prizeOf, promise } from './targets.ts';

const SENTENCES: Words = {
  'reason/take': '{power} can take {at}.',
  'reason/take-from': '{power} can take {at}: {n} to 1 in strength.',
  'reason/unrest': '{power} has {n} unrest and bears {most}.',
  'reason/revolt': '{power} has {n} unrest, more than twice its vitality of {most}: revolts are near.',
  'reason/scattered': 'Dispersed troops are of no use until they regroup.',
  'reason/leader': '{power} has no leader.',
  'reason/card': 'A card must be played in every impulse, and its points serve any of your Powers.',
  'reason/give-up': 'The troops inside disperse and can regroup; {at} and its fortress are lost.',
  'reason/hold': '{at} holds until it has more siege casualties ({n} now) than troops inside ({most}).',
  'reason/last-stand': 'The next siege casualty is the fall of {at}, but the assault may fail.',
  'reason/conscript': 'One die more, the weakest, and {power} has {n} unrest and bears {most}.',
  'reason/conscript-free': 'One die more, the weakest, for nothing.',
  'reason/calm': '{power} has {n} unrest already and bears {most}.',
  'reason/trade': 'Merchants bring income at the end of the turn.',
};

type Sentence = (id: string, args?: Readonly<Record<string, string | number>>) => string;

export function reasons(world: World, words: Words, { ask }: Question, option: string): string[] {
  const sentence: Sentence = (id, args = {}) => say({ ...words, ...SENTENCES }, `reason/${id}`, args);
  const [verb = '', name = '', action = '', subject = ''] = option.split('/');
  if (ask.id === 'march' || ask.id === 'advance') {
    const power = POWERS.find((each) => each === ask.args?.power);
    return power && isArea(world, name) ? taking(world, sentence, power, String(ask.args?.at ?? name), name) : [];
  }
  if (ask.id === 'capitulate') return siegeReasons(world, sentence, String(ask.args?.at), option);
  if (ask.id === 'conscript') return conscriptReasons(world, sentence, ask.args ?? {}, option);
  if (ask.id !== 'act') return [];
  if (verb === 'card') return [sentence('card')];
  const power = POWERS.find((each) => each === name);
  return power ? deedReasons(world, sentence, power, action, subject) : [];
}

function deedReasons(world: World, sentence: Sentence, power: Power, action: string, subject: string): string[] {
  const { unrest } = realmOf(world, power);
  const most = vitalityOf(world, power);
  switch (action) {
    case 'subjugate':
      return isArea(world, subject) ? [sentence('take', { power, at: subject })] : [];
    case 'march': {
      const unit = unitNamed(world, subject);
      const [best] = unit
        ? goals(world, power, [unit], unit.at).sort(
            (a, b) => promise(world, power, unit.at, b) - promise(world, power, unit.at, a),
          )
        : [];
      return unit && best ? taking(world, sentence, power, unit.at, best) : [];
    }
    case 'calm':
      return [sentence(unrest > 2 * most ? 'revolt' : 'unrest', { power, n: unrest, most })];
    case 'regroup':
      return [sentence('scattered')];
    case 'leader':
      return world.state.leaders.some((leader) => leader.power === power) ? [] : [sentence('leader', { power })];
    case 'promote':
    case 'merchant':
      return [sentence('trade')];
    default:
      return [];
  }
}

/** Whether a fortress gives up: what is saved, and how long it can hold (§13.4.5). */
function siegeReasons(world: World, sentence: Sentence, at: Area, option: string): string[] {
  const { casualties = 0, inside = [] } = world.state.sieges[at] ?? {};
  if (option === 'yes') return [sentence('give-up', { at })];
  return [
    casualties >= inside.length
      ? sentence('last-stand', { at })
      : sentence('hold', { at, n: casualties, most: inside.length }),
  ];
}

/** Whether a conscript is worth the unrest (§13.1.9). */
function conscriptReasons(world: World, sentence: Sentence, args: Args, option: string): string[] {
  const power = POWERS.find((each) => each === args.power);
  if (!power) return [];
  const [n, most] = [realmOf(world, power).unrest, vitalityOf(world, power)];
  if (option === 'yes')
    return [args.unrest === 0 ? sentence('conscript-free') : sentence('conscript', { power, n, most })];
  return n >= most ? [sentence('calm', { power, n, most })] : [];
}

function taking(world: World, sentence: Sentence, power: Power, from: Area, to: Area): string[] {
  if (prizeOf(world, power, to) <= 0) return [];
  const chance = odds(world, power, from, to);
  return [
    chance >= 2 ? sentence('take', { power, at: to }) : sentence('take-from', { power, at: to, n: chance.toFixed(1) }),
  ];
}
