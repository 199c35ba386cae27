import type { AnyEvent } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import { t } from '../../words/words.ts';
import type { Delta, Entry } from '../presenter.ts';
import { battlesIn } from './battles.ts';
import { type Event, generalName, has, nameOf, powerOf, speak, type View } from './model.ts';
import { isPlace } from './names.ts';
import { sentence } from './sentences.ts';

/** What is a small sign beside the sentence before it, not a sentence of its own. */
function deltaOf(event: Event, view: View): Delta | undefined {
  switch (event.type) {
    case 'morale':
    case 'influence':
    case 'money': {
      const icon = ({ morale: 'heart', influence: 'star', money: 'coin' } as const)[event.type];
      const text = `${signed(event.gained)} ${nameOf(event.power)}`;
      return { text, icon, way: event.gained < 0 ? 'down' : 'up' };
    }
    case 'drew':
      return { text: `+${event.cards} ${nameOf(event.power)}`, icon: 'card' };
    case 'losses':
      return event.units === 0
        ? undefined
        : { text: t('delta/units', { n: event.units, name: generalName(view, event.general) }), way: 'down' };
    default:
      return undefined;
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Said by others already, or for the hand of one seat only. */
const SILENT: readonly Event['type'][] = [
  'hand',
  'played',
  'passed',
  'battle',
  'supports',
  'revealed',
  'played-openly',
];

const powerIn = (fields: Readonly<Record<string, unknown>>): string | undefined => {
  const named = fields.power ?? fields.by ?? fields.mover ?? fields.attacker ?? fields.minor;
  if (typeof named === 'string') return named;
  return typeof fields.general === 'string' ? powerOf(fields.general) : undefined;
};

/** The log as the chronicle tells it: sentences with small signs, battles as one entry each. */
export function chronicle(log: readonly Logged[], view: View): readonly Entry[] {
  const entries: Entry[] = [];
  const battles = new Map(battlesIn(log).map((battle) => [battle.begins, battle]));
  let until = -1;
  log.forEach(({ seq, event: raw }, index) => {
    const battle = battles.get(index);
    if (battle) {
      until = battle.ends;
      entries.push({ seq, index, parts: [], deltas: [], places: [battle.at], power: battle.attacker, battle: index });
      return;
    }
    if (index < until) return;
    const event = raw as Event;
    const delta = deltaOf(event, view);
    const last = entries.at(-1);
    if (delta) {
      if (last && !last.heading && last.seq === seq)
        entries[entries.length - 1] = { ...last, deltas: [...last.deltas, delta] };
      else entries.push({ ...plain(event, view, seq, index), deltas: [delta] });
      return;
    }
    if (!SILENT.includes(event.type)) entries.push(plain(event, view, seq, index));
  });
  return entries;
}

function plain(event: Event, view: View, seq: number, index: number): Entry {
  const { type, ...fields } = event as AnyEvent & Record<string, string | number>;
  const id = has(`event/${type}`) ? `event/${type}` : undefined;
  const template = id ? template_(id) : type;
  const power = powerIn(fields);
  const heading = type === 'round' || type === 'turn';
  return {
    seq,
    index,
    parts: sentence(template, fields, (general) => generalName(view, general)),
    deltas: [],
    places: Object.values(fields).filter((value): value is string => typeof value === 'string' && isPlace(value)),
    ...(power !== undefined && { power }),
    ...(heading && { heading }),
  };
}

const template_ = (id: string): string => speak(id);
