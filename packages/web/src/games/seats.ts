const NAMES: Readonly<Record<string, string>> = {
  britain: 'Britain',
  france: 'France',
  austria: 'Austria',
  prussia: 'Prussia',
  russia: 'Russia',
  ottomans: 'Ottomans',
  spain: 'Spain',
  italy: 'Italy',
};

/** The name of a seat where the game's own words are not loaded: in the lobby. */
export const seatName = (seat: string): string => NAMES[seat] ?? seat;
