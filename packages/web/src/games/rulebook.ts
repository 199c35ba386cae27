/** A piece of a section: a paragraph, a list, a table, or a note on what is not told by the printed rules. */
export type Passage =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly table: readonly (readonly string[])[] }
  | { readonly note: string }
  /** Rebuilt from evidence, because the printed thing is not ours to copy: what and on which grounds. */
  | { readonly reconstructed: string };

/** A section of the rules in our own words. */
export interface RuleSection {
  /** The number in the printed rules, e.g. `8.3`; where a part has a name and no number, both: `8 Taxation`. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly Passage[];
}

export interface Rulebook {
  readonly game: string;
  readonly title: string;
  /** The letter before the section in a citation: `C §8.3`. */
  readonly letter: string;
  readonly sections: readonly RuleSection[];
}

/** The section a citation means: the longest name and number that fit. */
export function sectionOf(book: Rulebook, cite: string): RuleSection | undefined {
  const wanted = /§\s*(.+)$/.exec(cite)?.[1]?.replace(/\.$/, '') ?? cite;
  for (let id = wanted; id; id = shorter(id)) {
    const found = book.sections.find((section) => section.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Without its last word; a number without its last part. */
const shorter = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf(id.includes(' ') ? ' ' : '.')));

/** By the order of the printed rules: `8`, `8.1`, `8.3`, `10`. */
export const inOrder = (sections: readonly RuleSection[]): readonly RuleSection[] =>
  sections.toSorted((a, b) => rank(a.id) - rank(b.id));

const rank = (id: string): number => {
  const [section = '0', part = '0'] = (id.split(' ')[0] ?? id).split('.');
  return Number(section) * 100 + Number(part);
};

/** Sections that hold all the words. */
export function search({ sections }: Rulebook, words: string): readonly RuleSection[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = JSON.stringify(section).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
