import type { Words } from '@quadrille/kernel';

/** What players promise each other. */
export const TREATIES: Words = {
  'treaty/alliance': '{from} and {to} ally two of their Powers this turn.',
  'treaty/truce': '{from} and {to} declare no war on each other this turn.',
  'treaty/corps': '{to} agrees to a corps between allies of {from} and {to} this turn.',
  'treaty/join': '{to} enters the war against {about} if {from} calls this turn.',
  'treaty/peace': '{from} and {to} end their war this turn.',
};
