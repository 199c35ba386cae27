/** The set-ups that are held to the laws and explored. */
import { type AnySubject, subjectOf } from '@quadrille/conformance';
import { charter } from '../src/charter.ts';
import { clashOfMonarchs } from '../src/index.ts';

export const subject = (
  scenario: string,
  players: number,
  options: Readonly<Record<string, string>> = {},
): AnySubject => subjectOf(clashOfMonarchs, charter, { scenario, players, options });

/** Every advanced and optional rule. */
const ALL = {
  'imperial-pressure': 'yes',
  donations: 'yes',
  'variable-diplomacy': 'yes',
  'ferdinand-switch': 'yes',
  montcalm: 'yes',
  'siege-train': 'yes',
  'frederick-escapes': 'yes',
  'limited-intelligence': 'yes',
};

/** Nobody counts enemy forces (24.5): the set-up that laws 6 and 7 are hardest on. */
export const VEILED = subject('s1756', 2, { 'limited-intelligence': 'yes' });

export const SUBJECTS: readonly AnySubject[] = [
  subject('s1756', 2),
  subject('s1757', 4),
  subject('s1756_58', 2, ALL),
  subject('s1762', 2),
  subject('s1759', 3, ALL),
];
