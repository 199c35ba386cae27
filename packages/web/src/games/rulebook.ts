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
  /** The number in the printed rules, e.g. `8.3`. */
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

/** The section a citation means: the longest number that fits. */
export function sectionOf(book: Rulebook, cite: string): RuleSection | undefined {
  const number = /§\s*([\d.]+)/.exec(cite)?.[1]?.replace(/\.$/, '') ?? cite;
  for (let id = number; id; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = book.sections.find((section) => section.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Sections that hold all the words. */
export function search({ sections }: Rulebook, words: string): readonly RuleSection[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = JSON.stringify(section).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
