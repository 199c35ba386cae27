/** Other people: their pages, the ladder. */
export const people = {
  'player/since': 'Here since {at}',
  'player/guest': 'A guest, here since {at}',
  'player/ratings': 'Ratings',
  'player/unrated': 'No match has counted yet.',
  'player/matches': '{n:match|matches}',
  'player/played': 'Matches played',
  'player/none': 'None that you may look at.',
  'player/won': 'Won',
  'player/lost': 'Lost',
  'player/mine': 'My matches and ratings',
  'ladder/title': 'The ladder of {title}',
  'ladder/text':
    'Everybody begins at 1000. Matches against bots count too; those with advice, take-backs or values of your own do not.',
  'ladder/none': 'Nobody stands on it yet. Play a match to the end without advice, under an account.',
  'friends/ladder': 'The ladder',
  'friends/ladder-text': 'Who plays best, bots among them',
} as const;
