/** What is wrong with the data, in sentences. The types say what it looks like; this says what must be true of it. */
import {
  type CardText,
  type Ground,
  HAND_LIMIT,
  HOUSES,
  keysOf,
  type ScenarioData,
  TROOPS,
  type WareText,
} from './board.ts';

export type Board = Readonly<Record<string, Ground>>;

/** Roads go both ways and lead somewhere; every house has one home, apart from the others (S §1). */
export function boardFaults(board: Board): readonly string[] {
  const places = keysOf(board);
  const roads = places.flatMap((from) => {
    const next: readonly string[] = board[from]?.next ?? [];
    const oneWay = next.filter((to) => !(board[to]?.next as readonly string[] | undefined)?.includes(from));
    return [
      ...(next.length === 0 ? [`${from} has no roads`] : []),
      ...oneWay.map((to) => `${to} ${to in board ? `has no road back to ${from}` : 'is not on the board'}`),
    ];
  });
  const homes = HOUSES.flatMap((house) => {
    const found = places.filter((place) => board[place]?.home === house).length;
    return found === 1 ? [] : [`${house} has ${found} homes`];
  });
  const crowned = places.filter((place) => board[place]?.home && board[place].crowns !== 0);
  return [...roads, ...homes, ...crowned.map((place) => `${place} is a home and has crowns`)];
}

/** There are enough cards for four full hands, and something to shuffle besides (S §3). */
export function cardFaults(cards: Readonly<Record<string, CardText>>): readonly string[] {
  const copies = Object.values(cards).reduce((sum, card) => sum + card.copies, 0);
  return copies > HOUSES.length * HAND_LIMIT ? [] : [`${copies} cards are not enough for ${HOUSES.length} hands`];
}

export const wareFaults = (wares: Readonly<Record<string, WareText>>): readonly string[] =>
  keysOf(wares).filter((ware) => (wares[ware]?.price ?? 0) < 1 || (wares[ware]?.stock ?? 0) < 1);

/** Nobody starts with more troops than there are, or in a place that is someone's home (S §2). */
export function scenarioFaults(scenarios: Readonly<Record<string, ScenarioData>>, board: Board): readonly string[] {
  return keysOf(scenarios).flatMap((id) => {
    const scenario = scenarios[id];
    if (!scenario) return [];
    const { players, atHome, outposts, dominion } = scenario;
    const crowns = Object.values(board).reduce((sum, ground) => sum + ground.crowns, 0);
    const playing = HOUSES.slice(0, Math.min(...players));
    return [
      ...players.filter((n) => n < 2 || n > HOUSES.length).map((n) => `${id} is not for ${n} players`),
      ...outposts
        .filter(({ place }) => board[place]?.home !== null)
        .map(({ place }) => `${id}: ${place} is no outpost`),
      ...outposts.filter(({ house }) => !playing.includes(house)).map(({ house }) => `${id}: ${house} may not play`),
      ...outposts
        .filter(({ troops }) => atHome + troops > TROOPS)
        .map(({ house }) => `${id}: ${house} has too many troops`),
      ...(dominion > crowns ? [`${id}: there are only ${crowns} crowns`] : []),
    ];
  });
}
