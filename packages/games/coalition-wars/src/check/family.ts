/** What the games of the Coalition Wars family have, by their rulebooks. */
export const FAMILY = ['coalitions', 'ancien-regime', 'realpolitik'] as const;
export type Member = (typeof FAMILY)[number];

export interface Members {
  readonly powers: readonly string[];
  /** Who may control a Sea Lane. */
  readonly seaPowers: readonly string[];
  /** The Territories that only the sea joins to the rest. */
  readonly island: readonly string[];
}

export const MEMBERS: Readonly<Record<Member, Members>> = {
  coalitions: {
    powers: ['britain', 'france', 'austria', 'prussia', 'russia', 'ottomans'],
    seaPowers: ['britain'],
    island: ['london', 'cornwall', 'scotland', 'ireland'],
  },
  'ancien-regime': {
    powers: ['britain', 'prussia', 'austria', 'france', 'russia', 'spain', 'ottomans'],
    seaPowers: ['britain', 'spain'],
    island: ['london', 'cornwall', 'scotland', 'ireland'],
  },
  realpolitik: {
    powers: ['austria', 'france', 'italy', 'prussia'],
    seaPowers: ['france', 'italy'],
    island: ['sardinia'],
  },
};

export interface Territory {
  readonly id: string;
  readonly name: string;
  readonly kind: 'home' | 'capital' | 'disputed' | 'undisputed' | 'impassable';
  readonly owner: string | null;
  readonly stripes: readonly string[];
  readonly value: number;
  readonly port: boolean;
  readonly elector: boolean;
  readonly center: readonly [number, number];
  readonly adjacent: readonly string[];
  readonly straits?: readonly string[];
  readonly provenance: Readonly<Record<string, Sourced>>;
}

export interface Sourced {
  readonly rulebook?: string;
  readonly reconstructed?: true;
}

export interface Board {
  readonly board: string;
  readonly game: Member;
  readonly powers: readonly string[];
  readonly bbox: readonly [south: number, north: number, west: number, east: number];
  readonly territories: readonly Territory[];
  readonly borders: readonly { readonly pair: readonly [string, string] }[];
  readonly sea_lanes: readonly (Sourced & { readonly pair: readonly [string, string]; readonly controller: string })[];
}

/** Either the rulebook says it or we reconstructed it, never both. */
export const isSourced = ({ rulebook, reconstructed }: Sourced): boolean =>
  (rulebook !== undefined) !== (reconstructed === true);
