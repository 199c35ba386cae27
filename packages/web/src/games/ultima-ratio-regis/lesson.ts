import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  scenario: 'rise_of_portugal',
  players: 1,
  seat: 'player-1',
  title: 'Your first voyage: the rise of Portugal',
  text: 'Alone, against a rival who wants the same seas. A guide explains every decision when it first comes up. About half an hour; stop whenever you like, the match is yours.',
  steps: [
    {
      prompt: 'none',
      text: 'You are Portugal. Your card says what you want: colonies in Africa and India, Hormuz and Malacca, the trade of India. The small maps at the edge open those overseas.',
    },
    {
      prompt: 'deploy',
      text: 'Spend your points on what you will need: squadrons to sail, troops to land, a leader to command. The golden button deploys as proposed; or choose what to raise, then where. Nothing counts before you are done.',
    },
    {
      prompt: 'merchants',
      text: 'Merchants earn income, two in one center also a victory point. “As proposed” puts them wherever you may.',
    },
    {
      prompt: 'act',
      text: 'Your impulse. Portugal has one action of its own; a card adds its points, and its event happens before or after them. Touch a force and then where it goes, or one of the actions. What you compose is listed and can be taken back until a card, a die or another player comes into it; “Carry it out” does it all.',
    },
    {
      prompt: 'land',
      text: 'A landing goes from a port over the seas your squadrons can reach. What you land on defends itself.',
    },
    {
      prompt: 'cards-before',
      text: 'A combat. Both sides show their dice by category; the bar says how the attack stands before they are thrown. Combat cards are those with the red seal; most often you pass.',
    },
    {
      prompt: 'cards-rolled',
      text: 'The dice are thrown: swords are battle points, and whoever has more wins. A combat card may still change that.',
    },
    {
      prompt: 'bid',
      text: 'An auction. Whoever wins raises the unrest of the Power by the bid, so bid for what you need. The limits of all stand side by side.',
    },
    {
      prompt: 'redeploy',
      text: 'A strategic move goes as far as your areas and seas reach. Overseas, one troop at a time.',
    },
    {
      prompt: 'column',
      text: 'A leader on a strategic move takes his force along. Say from where he sets out; he takes up troops, or leaves some, on his way.',
    },
    {
      prompt: 'column-step',
      text: 'Step by step: go on over what is yours, take up or leave troops, and stop where you want them.',
    },
    {
      prompt: 'leader-side',
      text: 'An extraordinary leader has the ability named, until the turn ends. It costs unrest; an ordinary one commands without it.',
    },
    {
      prompt: 'march',
      text: 'A tactical move enters the next area. Independent ones must be subjugated: one die against one.',
    },
    {
      prompt: 'advance',
      text: 'You are there. Take control, go on, or stay.',
    },
    {
      prompt: 'disband',
      text: 'The turn ends: income less upkeep lowers or raises unrest. Nothing has to go; disband what costs more than it is worth.',
    },
    {
      prompt: 'close',
      text: 'The end of the impulse: bring one unit home to its dispersion box, or move a leader, if you like.',
    },
  ],
  last: 'close',
  through: 'You have played a whole impulse. The match goes on and is yours; “?” opens the rule of any question.',
};
