/** What the guides of Ancien Régime and Realpolitik say. */
export const lessons = {
  'lesson/ar/welcome':
    'You are Prussia, black: three Generals on the map, full ranks, six cards in hand, twelve Morale. With France and Spain you stand against Britain, Austria and Russia. 25 Influence wins: from disputed lands in your stripes, from conquered homes, from battles, and from the imperial crown.',
  'lesson/ar/name-general':
    'One of your Generals is Frederick the Great. On Leadership he marches a round of his own, so choose one who stands near what you want: Silesia, say.',
  'lesson/ar/vote':
    'The electors assemble before every Austrian Muster. Each of the eight lands with a crown is a vote for whoever controls it; five elect an Emperor, who gains 2 Influence on every Gain Influence. Vote for yourself, or sell your vote: promises do not bind.',
  'lesson/ar/take-crown': 'You hold five electors yourself: the crown is yours without a vote, if you want it.',
  'lesson/ar/subsidise':
    'Help your Coalition with up to 3 Money, or instead with up to 3 Battle cards. It is a gift: give it to somebody who fights your enemies, or end at once.',
  'lesson/ar/leadership':
    'Leadership: bring Generals from the reserve onto land you control, or take a card, or raise Morale by 1. Afterwards Frederick marches once, without an Envoy.',
  'lesson/rp/welcome':
    'You are Prussia, black, with armies in Berlin and Magdeburg. Everybody is at war with everybody. 25 Influence ends the match with that turn: from disputed lands in your stripes, from conquered homes, from battles. Lower left: the Diplomacy track, and Prestige, which says who moves first.',
  'lesson/rp/action-card':
    'Everybody seals one of five Action cards; they are turned over together. What you have played lies open and is gone until you play Dispatch. Movement early takes land before others do; Mobilisation gives you Trains and troops for it.',
  'lesson/rp/free-trains':
    'Two Trains for nothing, each on a border between two lands you control. Think of where your armies will have to be: a chain of Trains carries a General from one end of Prussia to the other.',
  'lesson/rp/deploy':
    'Generals in reserve may take the field in land you control. Each of them brought you a card while he waited.',
  'lesson/rp/mobilise':
    'Spend Money on Units (1 each, at most 3 per General), Trains, cards, Morale, or a Fortress (5). What you do not spend is lost.',
  'lesson/rp/pre-move':
    'Before the march the Trains run: a General with his Units, or a single Unit from one General to another, as far as your Trains and your land go.',
  'lesson/rp/entreaty':
    'Diplomacy: you hand one Alliance marker and War markers to the rest, face down. Only if the other gave you the same is there an Alliance. Allies share roads and Trains and fight together.',
  'lesson/rp/through':
    'You have been through all of it: cards, Trains, marches, and Diplomacy. The match goes on and is yours; “?” opens the rule of any question.',
} as const;
