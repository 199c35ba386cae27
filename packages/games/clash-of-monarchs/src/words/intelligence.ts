/** What a table with Limited Intelligence says (24.5). */
import type { Words } from '@quadrille/kernel';

export const INTELLIGENCE: Words = {
  'event/seen': '{force} at {at} is seen to be {size}.',
  'event/asks-ally': 'An ally is asked for his men at {at}: {leader} would lead them.',
  'event/gone': '{force} at {at} is no more a force of its own.',
  'event/shown': '{force} shows itself at {at}: {sp:SP|SPs} ({what}).',
  'event/piles': 'Out of play or in the boxes, of {nation}: {what}.',
  'event/pace': '{force} is seen to march with {pace}.',
  'event/ground': '{at} is {masked}. Supply passes it for {passes}.',
  'event/too-few': '{force} comes with too few to Intercept at {at}.',
  'event/not-overrun': '{force} cannot overrun the enemy at {at}, and must attack.',
  'event/no-siege': 'Too many enemies stand outside {at}: {force} sets no siege.',
  'event/excess': '{nation} has {sp:SP|SPs} too many abroad, which must go home.',
  'forecast/unknown': 'The enemy at {at} cannot be counted',
  'name/masked': 'masked',
  'name/not-masked': 'not masked',
  'name/both-sides': 'both sides',
  'name/neither-side': 'neither side',
  'name/small': 'fewer than 16 SPs',
  'name/dragging': 'fewer than 16 SPs and siege guns',
  'name/middling': '16 SPs or more',
  'name/large': 'more than 27 SPs, or siege guns',
  'name/alone': 'leaders alone',
  'name/major': 'a Major Force',
  'name/minor': 'a Minor Force',
};
