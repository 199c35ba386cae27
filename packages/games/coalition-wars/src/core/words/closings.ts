import type { Words } from '@quadrille/kernel';

/** What ends a question or declines says what it ends: the same answer is called otherwise where it means something else. */
export const closings: Words = {
  'option/march/done': 'End this march',
  'option/garrison/done': 'No Garrison',
  'option/disband/done': 'Keep the rest',
  'option/leadership/done': 'End Leadership',
  'option/mobilise/done': 'Finish buying',
  'option/support/done': 'Nobody else',
  'option/subsidise/done': 'Offer no more',
  'option/expel/done': 'Expel nobody',
  'option/hold/yes': 'Leave a Garrison',
  'option/hold/no': 'No Garrison',
  'option/request-round/yes': 'Ask',
  'option/request-round/no': 'End Movement',
  'option/pre-move/done': 'No more Trains',
  'option/deploy/done': 'Leave Generals as they are',
  'option/free-trains/done': 'Lay no more Trains',
  'option/empereur-cards/done': 'Play no more cards',
};
