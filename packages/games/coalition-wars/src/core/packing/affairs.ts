/** Where the Powers stand and what lies in their play areas, as text. */
import { BadData } from '../read.ts';
import type { Affairs } from '../state.ts';
import type { Card, Power, Status } from '../vocabulary.ts';
import { letterOf, powerAt, statusAt } from './letters.ts';
import { endOf, type Script } from './script.ts';

/** `bbfn`: `britain` is `british`, `france` is `neutral`. */
export const status: Script<Record<Power, Status>> = {
  pack(areas) {
    let text = '';
    for (const [power, area] of entriesOf(areas)) text += letterOf(power) + letterOf(area);
    return text;
  },
  unpack: remembered((text) => {
    const areas: Partial<Record<Power, Status>> = {};
    for (let at = 0; at < text.length; at += 2) areas[powerAt(text, at)] = statusAt(text, at + 1);
    return areas as Record<Power, Status>;
  }),
};

const NOBODY = '-';

/** `bba-`: `britain` is its own master, `austria` has none. */
export const master: Script<Record<Power, Power | null>> = {
  pack(masters) {
    let text = '';
    for (const [power, by] of entriesOf(masters)) text += letterOf(power) + (by === null ? NOBODY : letterOf(by));
    return text;
  },
  unpack: remembered((text) => {
    const masters: Partial<Record<Power, Power | null>> = {};
    for (let at = 0; at < text.length; at += 2)
      masters[powerAt(text, at)] = text.charAt(at + 1) === NOBODY ? null : powerAt(text, at + 1);
    return masters as Record<Power, Power | null>;
  }),
};

/** There are few such texts, and they come again and again. */
function remembered<Part extends object>(read: (text: string) => Part): (text: string) => Part {
  const known = new Map<string, Part>();
  return (text) => {
    let part = known.get(text);
    if (!part) {
      part = read(text);
      known.set(text, part);
    }
    return { ...part };
  };
}

/** `b15,0,5,2234 `: `britain` has 15 Morale, no Influence, 5 Money and four cards. */
export const powers: Script<Record<Power, Affairs>> = {
  pack(all) {
    let text = '';
    for (const [power, { morale, influence, money, hand }] of entriesOf(all))
      text += `${letterOf(power)}${morale},${influence},${money},${cards.pack(hand)} `;
    return text;
  },
  unpack(text) {
    const all: Partial<Record<Power, Affairs>> = {};
    let from = 0;
    while (from < text.length) {
      const power = powerAt(text, from);
      const moraleEnd = endOf(text, ',', from + 1);
      const influenceEnd = endOf(text, ',', moraleEnd + 1);
      const moneyEnd = endOf(text, ',', influenceEnd + 1);
      const end = endOf(text, ' ', moneyEnd + 1);
      all[power] = {
        morale: wholeOf(text, from + 1, moraleEnd),
        influence: wholeOf(text, moraleEnd + 1, influenceEnd),
        money: wholeOf(text, influenceEnd + 1, moneyEnd),
        hand: cardsOf(text, moneyEnd + 1, end),
      };
      from = end + 1;
    }
    return all as Record<Power, Affairs>;
  },
};

/** `2234`: their values, in their order. */
export const cards: Script<Card[]> = {
  pack(values) {
    let text = '';
    for (const value of values) text += value;
    return text;
  },
  unpack: (text) => cardsOf(text, 0, text.length),
};

const ZERO = 48;
const MINUS = 45;

function cardsOf(text: string, from: number, end: number): Card[] {
  const values: Card[] = [];
  for (let at = from; at < end; at++) values.push(digitAt(text, at) as Card);
  return values;
}

function wholeOf(text: string, from: number, end: number): number {
  if (text.charCodeAt(from) === MINUS) return -wholeOf(text, from + 1, end);
  if (from === end) throw new BadData(`${text.slice(from)} begins with no number`);
  let value = 0;
  for (let at = from; at < end; at++) value = 10 * value + digitAt(text, at);
  return value;
}

function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - ZERO;
  if (digit < 0 || digit > 9) throw new BadData(`${text.slice(at)} is no number`);
  return digit;
}

const entriesOf = <Part>(record: Readonly<Record<Power, Part>>): [Power, Part][] =>
  Object.entries(record) as [Power, Part][];
