import type { AnyEvent } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import type { Delta, Entry } from '../presenter.ts';
import { battlesIn } from './battles.ts';
import { type Event, powerOf, type View } from './model.ts';
import { sentence } from './sentences.ts';
import type { Title } from './title.ts';
import { t } from './words/index.ts';

const TRACKS = { morale: 'heart', influence: 'star', money: 'coin' } as const;

/** What is a small sign beside the sentence before it, not a sentence of its own. */
function deltaOf(
  { generalName }: Title,
  event: Event,
  view: View,
): (Delta & { readonly of: string; readonly why?: string }) | undefined {
  switch (event.type) {
    case 'morale':
    case 'influence':
    case 'money': {
      const way = event.gained < 0 ? 'down' : 'up';
      return { of: event.power, why: event.why, text: signed(event.gained), icon: TRACKS[event.type], way };
    }
    case 'drew':
      return { of: event.power, why: 'draws', text: `+${event.cards}`, icon: 'card' };
    case 'losses':
      return event.units === 0
        ? undefined
        : {
            of: powerOf(event.general),
            text: t('delta/units', { n: event.units, name: generalName(view, event.general) }),
            way: 'down',
          };
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

/** With these something new begins. */
const HEADINGS: readonly string[] = ['round', 'turn', 'new-turn', 'diplomacy', 'election'];

/** The Power a line is about: its emblem stands before it. */
export function powerIn({ has }: Title, fields: Readonly<Record<string, unknown>>): string | undefined {
  const { general, power, by, from, mover, minor } = fields;
  if (typeof general === 'string') return powerOf(general);
  const about = [power, by, from, mover, minor].find((value) => typeof value === 'string' && has(`name/${value}`));
  return typeof about === 'string' ? powerOf(about) : undefined;
}

/** The log as the chronicle tells it: sentences with small signs, battles as one entry each. */
export function chronicle(title: Title, log: readonly Logged[], view: View): readonly Entry[] {
  const entries: Entry[] = [];
  const battles = new Map(battlesIn(log).map((battle) => [battle.begins, battle]));
  let until = -1;
  log.forEach(({ seq, event: raw }, index) => {
    const event = raw as Event;
    const battle = battles.get(index);
    if (battle) {
      until = battle.ends;
      entries.push({ seq, index, parts: [], deltas: [], places: [battle.at], power: battle.attacker, story: index });
      return;
    }
    if (index < until || SILENT.includes(event.type)) return;
    const delta = deltaOf(title, event, view);
    if (delta) note(title, entries, delta, seq, index);
    else merge(entries, plain(title, event, view, seq, index));
  });
  return entries;
}

type Noted = NonNullable<ReturnType<typeof deltaOf>>;

/** A sign belongs to the last sentence about the same Power; else it is a line with the reason for its sentence. */
function note(title: Title, entries: Entry[], delta: Noted, seq: number, index: number): void {
  const last = entries.at(-1);
  const { of, why, ...sign } = delta;
  const power = last?.power ?? '';
  const about = last && !last.heading && last.seq === seq && (power === of || why === 'envoy');
  const shown = power === of ? sign : { ...sign, text: `${sign.text} ${title.nameOf(of)}` };
  if (last && about) entries[entries.length - 1] = { ...last, deltas: [...last.deltas, shown] };
  else
    entries.push({ seq, index, power: of, parts: reasoned(title, of, why), deltas: [sign], places: [], waits: true });
}

const reasoned = ({ nameOf, speak }: Title, power: string, why: string | undefined): Entry['parts'] => [
  { power, name: nameOf(power) },
  why === 'draws' ? ` ${t('delta/draws')}` : why ? `: ${speak(`name/${why}`)}` : '',
];

/** A sentence takes over the signs that came just before it for the same answer and the same Power. */
function merge(entries: Entry[], entry: Entry): void {
  const last = entries.at(-1);
  if (last?.waits && last.seq === entry.seq && last.power === entry.power && !entry.heading)
    entries[entries.length - 1] = again(
      entries.at(-2),
      { ...entry, deltas: [...last.deltas, ...entry.deltas] },
      entries,
    );
  else entries.push(entry);
}

/** The same said twice in a row is said once, with the signs added up. */
function again(before: Entry | undefined, entry: Entry, entries: Entry[]): Entry {
  if (!before || JSON.stringify(before.parts) !== JSON.stringify(entry.parts)) return entry;
  entries.pop();
  const deltas = before.deltas.map((delta, place) => {
    const more = entry.deltas[place];
    const sum = number(delta.text) + number(more?.text ?? '');
    return more && more.icon === delta.icon && Number.isFinite(sum) ? { ...delta, text: signed(sum) } : delta;
  });
  const times = (before.times ?? 1) + 1;
  return { ...before, seq: entry.seq, deltas, times };
}

const number = (text: string): number => Number(text.replace('−', '-'));

function plain(title: Title, event: Event, view: View, seq: number, index: number): Entry {
  const { has, speak, nameOf, generalName, isPlace } = title;
  const { type, ...fields } = event as AnyEvent & Record<string, string | number>;
  const template = has(`event/${type}`) ? speak(`event/${type}`) : type;
  const power = powerIn(title, fields);
  const heading = HEADINGS.includes(type);
  return {
    seq,
    index,
    parts: sentence(title, template, fields, (general) =>
      type === 'named' ? nameOf(general) : generalName(view, general),
    ),
    deltas: [],
    places: Object.values(fields).filter((value): value is string => typeof value === 'string' && isPlace(value)),
    ...(power !== undefined && { power }),
    ...(heading && { heading }),
  };
}
