/** Rules, keys, and the guide of the first game. */
export const learning = {
  'rules/of': 'The rules of {title}',
  'rules/own-words': 'In our own words, by section. What the printed rules do not tell us is marked.',
  'rules/search': 'Search the rules',
  'rules/nothing': 'Nothing found.',
  'rules/none': 'These rules are not written down here yet.',
  'rules/reconstructed': 'rebuilt',
  'keys/title': 'Keys',
  'keys/choose': 'choose',
  'keys/close': 'done, pass, stay',
  'keys/confirm': 'confirm',
  'keys/undo': 'undo',
  'keys/next': 'next choice on the map',
  'keys/rules': 'rules',
  'keys/replay': 'replay',
  'keys/pan': 'move the map',
  'keys/zoom': 'zoom',
  'learn/title': 'Learn',
  'learn/guided': 'Your first war: Austria, 1805',
  'learn/guided-text':
    'A real match on the real board against easy bots. A guide explains every decision when it comes up for the first time, and tells you what it would do. About ten minutes for a round; stop whenever you like, the match is yours.',
  'learn/begin': 'Begin',
  'lesson/title': 'Guide',
  'lesson/progress': '{done} of {all} learnt',
  'lesson/end': 'Dismiss the guide',
  'lesson/got-it': 'Understood',
  'lesson/advise': 'What would you do?',
  'lesson/advice': 'I would: {option}. It is selected; Enter takes it.',
  'lesson/rule': 'Show the rule',
  'lesson/known': 'You know this one.',
  'lesson/through':
    'You have played a whole round: every action of the wheel, marches, and Diplomacy. The match goes on and is yours; “?” opens the rule of any question.',
  'lesson/finish': 'Finish the lesson',
  'lesson/wait': 'The others decide. Watch the chronicle; the map shows what they do.',
  'lesson/welcome':
    'You are Austria, white, allied with Britain and Russia against France. 25 Influence wins. You gain it from disputed lands in your stripes, from conquered home lands, and from battles. The Wheel of War, lower left, says which action every Power takes this turn.',
  'lesson/leadership':
    'Leadership: bring Generals from the reserve onto land you control, or take a card, or raise Morale by 1. A General without Units is weak, but he can receive Units when you mobilise.',
  'lesson/mobilise':
    'Mobilisation: spend Money on Units (1 each, at most 3 per General), cards, Morale or a Fortress (5). Compose your purchase step by step; nothing is sent before you press the golden button. What you do not spend is lost.',
  'lesson/envoy':
    'Before you march you name an Envoy: a Power outside your Coalition, who gains 1 Morale now and decides whether you may march a second time. Choose somebody you do not fear, or somebody who owes you.',
  'lesson/disband':
    'You may turn Garrisons back before you march. Usually you keep them: a Garrison is what holds land.',
  'lesson/march':
    'March: pick a General, then a glowing land. Gold is a march, dashed gold a far march through your own land, gold with red a battle. Hover over any other land to learn why it is not on offer.',
  'lesson/garrison':
    'A Garrison costs the General a Unit and gives you the land. Lands with your stripe pay Influence when your dial reaches Gain Influence.',
  'lesson/support':
    'Generals next door may support with their cards. Each Unit of theirs lets you play one card more. Supporters lose a Unit too.',
  'lesson/battle-card':
    'One card per Unit, face down, 1 Morale each. High cards win, but a lost 5 costs Morale. When you pass, you are out of this battle.',
  'lesson/hold': 'You have won. Leave one Unit as a Garrison and the land is yours.',
  'lesson/defeated':
    'A beaten General returns to the Capital if it is free, or waits off the map until your next Leadership.',
  'lesson/discard':
    'Muster: you drew a card; now one goes. Keep 4s together: two of them in one pile are worth 1 more.',
  'lesson/request-round': 'You may ask your Envoy for another march. Each further round gives the Envoy more Morale.',
  'lesson/permit-round':
    'Somebody made you their Envoy and wants to march again. If you agree you gain Morale; think of where they might go.',
  'lesson/consent': 'An ally wants to enter your land. “Always” gives standing consent until the next Diplomacy.',
  'lesson/declare':
    'Diplomacy: a new round begins, and everybody chooses a status in secret. Look at who would be at war with you in each, then seal.',
} as const;
