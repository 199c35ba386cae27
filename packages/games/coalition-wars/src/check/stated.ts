/** What the rulebooks say of one board, written down independently of the board files: corrected data must agree. */
export interface Stated {
  /** Territories the rulebook names. */
  readonly names: readonly string[];
  readonly territories: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Territories that are nobody's Home. */
  readonly notHome: readonly string[];
  readonly borders: readonly (readonly [string, string])[];
  readonly lanes: readonly (readonly [string, string, controller: string])[];
}

export const STATED: Readonly<Record<string, Stated>> = {
  'coalitions-empire': {
    names:
      'London;Cornwall;Napoli;Lisboa;Normandie & Bretagne;Picardie;Lorraine;Provence;Lombardia;Bavaria;Tyrol;Venezia;Berlin;Borussia;Saxonia;Warszawa;Livonia;Polesie;Podolia;Istanbul;Anatolia;Hellas;Paris;Languedoc;Aquitaine;Hannover;Wien;Wurttemberg;Alps;Caucasus;Oporto;Madrid;Catalonia;Holland;Egypt;Galicia;Bessarabia;Silesia;Wallachia;Crimea;Dalmatia;Hesse;Leon;Navarra;Valencia;Andalusia;Patrimonium St. Petri;Syria;Smolensk;Ukraine;Pfalz;Westphalia;Mecklenburg;Serbia;Bohemia;Moskva;St. Petersburg;Sverige;Hungari'.split(
        ';',
      ),
    territories: {
      paris: { kind: 'capital', owner: 'france' },
      wien: { kind: 'capital', owner: 'austria' },
      berlin: { kind: 'capital', owner: 'prussia' },
      tyrol: { kind: 'home', owner: 'austria' },
      bavaria: { kind: 'disputed', stripes: ['austria', 'france'] },
      wurttemberg: { kind: 'undisputed' },
      alps: { kind: 'impassable' },
      caucasus: { kind: 'impassable' },
      silesia: { owner: 'prussia' },
      wallachia: { owner: 'ottomans' },
      cornwall: { port: true, owner: 'britain' },
      oporto: { port: true },
      lisboa: { port: true },
      london: { port: true, owner: 'britain' },
      holland: { port: true },
      lorraine: { owner: 'france' },
      picardie: { owner: 'france' },
      provence: { owner: 'france' },
      normandie_bretagne: { owner: 'france' },
      languedoc: { owner: 'france' },
      aquitaine: { owner: 'france' },
      hannover: { kind: 'disputed' },
      dalmatia: { value: 1 },
    },
    notHome:
      'bessarabia saxonia holland lisboa lombardia warszawa polesie podolia livonia hellas egypt westphalia pfalz bavaria patrimonium napoli hannover catalonia'.split(
        ' ',
      ),
    borders: [
      ['london', 'cornwall'],
      ['picardie', 'holland'],
      ['madrid', 'oporto'],
      ['galicia', 'podolia'],
      ['galicia', 'polesie'],
      ['galicia', 'warszawa'],
      ['galicia', 'bessarabia'],
      ['bessarabia', 'podolia'],
      ['bessarabia', 'crimea'],
      ['bessarabia', 'wallachia'],
    ],
    lanes: [
      ['cornwall', 'oporto', 'britain'],
      ['oporto', 'lisboa', 'britain'],
      ['london', 'holland', 'britain'],
    ],
  },
  'coalitions-revolution': {
    names:
      'London;Cornwall;Napoli;Lisboa;Normandie & Bretagne;Picardie;Lorraine;Provence;Lombardia;Bavaria;Tyrol;Venezia;Berlin;Borussia;Saxonia;Warszawa;Livonia;Polesie;Podolia;Istanbul;Anatolia;Hellas;Paris;Languedoc;Aquitaine;Hannover;Wien;Wurttemberg;Alps;Caucasus;Oporto;Madrid;Catalonia;Holland;Egypt;Galicia;Bessarabia;Silesia;Wallachia;Crimea;Dalmatia;Hesse;Leon;Navarra;Valencia;Andalusia;Patrimonium St. Petri;Syria;Smolensk;Ukraine;Pfalz;Westphalia;Mecklenburg;Serbia;Bohemia;Moskva;St. Petersburg;Sverige;Hungari;Brabant;Karinthia'.split(
        ';',
      ),
    territories: {
      paris: { kind: 'capital', owner: 'france' },
      wien: { kind: 'capital', owner: 'austria' },
      berlin: { kind: 'capital', owner: 'prussia' },
      tyrol: { kind: 'home', owner: 'austria' },
      bavaria: { kind: 'disputed', stripes: ['austria', 'france'] },
      wurttemberg: { kind: 'undisputed' },
      alps: { kind: 'impassable' },
      caucasus: { kind: 'impassable' },
      silesia: { owner: 'prussia' },
      wallachia: { owner: 'ottomans' },
      cornwall: { port: true, owner: 'britain' },
      oporto: { port: true },
      lisboa: { port: true },
      london: { port: true, owner: 'britain' },
      holland: { port: true },
      lorraine: { owner: 'france' },
      picardie: { owner: 'france' },
      provence: { owner: 'france' },
      normandie_bretagne: { owner: 'france' },
      languedoc: { owner: 'france' },
      aquitaine: { owner: 'france' },
      hannover: { kind: 'home', owner: 'britain' },
      brabant: { kind: 'home', owner: 'austria' },
    },
    notHome:
      'bessarabia saxonia holland lisboa lombardia warszawa polesie podolia livonia hellas egypt westphalia pfalz bavaria patrimonium napoli'.split(
        ' ',
      ),
    borders: [
      ['london', 'cornwall'],
      ['madrid', 'oporto'],
      ['galicia', 'podolia'],
      ['galicia', 'polesie'],
      ['galicia', 'warszawa'],
      ['galicia', 'bessarabia'],
      ['bessarabia', 'podolia'],
      ['bessarabia', 'crimea'],
      ['bessarabia', 'wallachia'],
    ],
    lanes: [
      ['cornwall', 'oporto', 'britain'],
      ['oporto', 'lisboa', 'britain'],
      ['london', 'holland', 'britain'],
    ],
  },
  'ancien-regime': {
    names:
      'London;Hannover;Holland;Picardie;Lorraine;Bavaria;Bohemia;Wien;Lombardia;Saxonia;Silesia;Berlin;Mecklenburg;Borussia;Karelia;St. Petersburg;Kiev;Smolensk;Warszawa;Polesie;Podolia;Madrid;Napoli;Wallachia;Serbia;Bessarabia;Crimea;Scotland;Champagne;Paris;Piedmont;Wurttemberg;Alps;Pfalz;Nassau;Cornwall;Oporto;Lisboa;Catalonia;Patrimonium St. Petri;Zaporozhye'.split(
        ';',
      ),
    territories: {
      champagne: { kind: 'home', owner: 'france' },
      paris: { kind: 'capital' },
      piedmont: { kind: 'disputed', stripes: ['austria', 'france'] },
      wurttemberg: { kind: 'undisputed' },
      alps: { kind: 'impassable' },
      hannover: { kind: 'home', owner: 'britain' },
      bohemia: { owner: 'austria' },
    },
    notHome:
      'holland bavaria lombardia saxonia silesia warszawa polesie podolia napoli bessarabia crimea oporto lisboa'.split(
        ' ',
      ),
    borders: [
      ['oporto', 'lisboa'],
      ['napoli', 'patrimonium'],
      ['patrimonium', 'lombardia'],
      ['piedmont', 'lombardia'],
      ['crimea', 'zaporozhye'],
    ],
    lanes: [
      ['london', 'holland', 'britain'],
      ['holland', 'hannover', 'britain'],
      ['cornwall', 'oporto', 'britain'],
      ['oporto', 'lisboa', 'britain'],
      ['catalonia', 'lombardia', 'spain'],
    ],
  },
  realpolitik: {
    names:
      'Paris;Champagne;Bourgogne;Liguria;Toscana;Lazio;Wien;Tyrol;Karinthia;Hungari;Berlin;Hannover;Magdeburg;Hesse;Schlesien;Sardinia;Lombardia;Venezia;Dalmatia;Bohemia;Saxonia;Savoy;Luxembourg;Low Countries'.split(
        ';',
      ),
    territories: {
      paris: { kind: 'capital' },
      champagne: { kind: 'home', owner: 'france' },
      savoy: { kind: 'disputed', stripes: ['france', 'italy'] },
      luxembourg: { kind: 'undisputed' },
      low_countries: { kind: 'impassable' },
      wien: { kind: 'capital' },
    },
    notHome: 'saxonia bohemia lombardia savoy luxembourg'.split(' '),
    borders: [
      ['paris', 'champagne'],
      ['paris', 'bourgogne'],
      ['liguria', 'toscana'],
      ['toscana', 'lazio'],
      ['wien', 'tyrol'],
      ['wien', 'karinthia'],
      ['wien', 'hungari'],
      ['berlin', 'hannover'],
      ['berlin', 'magdeburg'],
      ['magdeburg', 'hesse'],
      ['berlin', 'schlesien'],
      ['venezia', 'lombardia'],
      ['dalmatia', 'venezia'],
      ['wien', 'bohemia'],
      ['toscana', 'lombardia'],
    ],
    lanes: [],
  },
};
