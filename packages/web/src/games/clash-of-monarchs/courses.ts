/** The Diplomacy Chart in words for players (19.4; the chart is reconstructed). */
interface Course {
  readonly title: string;
  readonly says: string;
}

const LATE: Readonly<Record<string, Course>> = {
  'BR/A': { title: 'Keep paying Prussia', says: 'Prussia gets 4 Thalers a year; you stay bound to fight France.' },
  'BR/B': { title: 'Stop the subsidy', says: 'Britain gains 1 Will, Prussia loses 1; you are bound to nothing.' },
  'FR/A': { title: 'Keep the treaty', says: 'The subsidy to Austria stays as it is.' },
  'FR/B': {
    title: 'Pay Austria less',
    says: 'The Third Treaty, or none if it is that already; France gains 1 Will, Austria loses 1.',
  },
};

const COURSES: Readonly<Record<string, Course>> = {
  '1756/PR/A': {
    title: 'Strike first',
    says: 'You hold P1, P2 and P3 and may enter Saxony; the Empire joins your enemies at once.',
  },
  '1756/PR/B': { title: 'Await the attack', says: 'Six cards by lot; the Empire joins your enemies a year later.' },
  '1756/AU/A': { title: 'Defend Bohemia', says: 'You hold A1 and A2.' },
  '1756/AU/B': {
    title: 'Strike first',
    says: 'Six cards by lot, and you have the first Turn; Britain is bound to Prussia from now on.',
  },
  '1756/RU/A': { title: 'Mobilise', says: 'Russia stays Neutral until 1757.' },
  '1756/RU/B': { title: 'March at once', says: 'Russia fights from now on with four cards by lot, and loses 1 Will.' },
  '1756/FR/A': { title: 'Prepare', says: 'France stays Neutral until 1757.' },
  '1756/FR/B': { title: 'Prepare for little', says: 'France stays Neutral until 1757; the First Treaty only.' },
  '1756/BR/A': { title: 'Wait', says: 'Britain stays Neutral and friendly to Prussia.' },
  '1756/BR/B': {
    title: 'Send nobody',
    says: 'As the other course, but Sporcken and Zastrow go back to the Force Pool.',
  },
  '1757/PR/A': { title: 'Stay on the offensive', says: 'With the French choice this fixes the French subsidy.' },
  '1757/PR/B': { title: 'Defend', says: 'Prussia gains 1 Will, and plays no Converging Attack this Summer.' },
  '1757/AU/A': { title: 'Wage full war', says: 'You seek the Second Treaty of Versailles.' },
  '1757/AU/B': { title: 'Wage a limited war', says: 'Austria gains 2 Thalers; France is not bound to you.' },
  '1757/FR/A': {
    title: 'Attack Hanover',
    says: 'You are bound to keep 10 French SPs in the German Theater outside France and to pay Austria.',
  },
  '1757/FR/B': { title: 'Only aid Austria', says: 'At most 12 French SPs leave France; the First Treaty is paid.' },
  '1757/BR/A': { title: 'Defend Hanover', says: 'Britain fights once France enters a British space.' },
  '1757/BR/B': {
    title: 'Keep Hanover out of it',
    says: 'Britain stays Neutral until the Coalition enters a British space.',
  },
  '1757/RU/A': { title: 'War on Prussia', says: 'Russia fights from now on.' },
  '1757/RU/B': { title: 'Wait a year', says: 'Russia fights from 1758 on, and gains 1 Will.' },
  '1758/BR/A': { title: 'Pay Prussia', says: 'Prussia gets 4 Thalers a year; you are bound to fight France.' },
  '1758/BR/B': { title: 'Pay nothing', says: 'Prussia loses 1 Will; you are bound to nothing.' },
  '1758/FR/A': { title: 'Keep your word', says: 'The Second Treaty is paid; you stay bound to Austria.' },
  '1758/FR/B': { title: 'Pay Austria less', says: 'The Third Treaty; France gains 1 Will.' },
};

export const courseOf = (year: number, power: string, letter: string): Course | undefined =>
  COURSES[`${year}/${power}/${letter}`] ?? (year > 1758 ? LATE[`${power}/${letter}`] : undefined);
