import type { Words } from '@quadrille/kernel';
import type { Data } from '../board/data.ts';
import { LIGHT, NATIONS } from '../vocabulary.ts';

const FIXED: Words = {
  'name/PR': 'Prussia',
  'name/BR': 'Britain',
  'name/AU': 'Austria',
  'name/FR': 'France',
  'name/RU': 'Russia',
  'name/IM': 'the Empire',
  'name/SA': 'Saxony',
  'name/SW': 'Sweden',
  'name/DA': 'Denmark',
  'name/PO': 'Poland',
  'name/ap': 'the Anglo-Prussian Alliance',
  'name/coalition': 'the Coalition',
  'name/prussia': 'Prussia',
  'name/britain': 'Britain',
  'name/austria': 'Austria',
  'name/france': 'France and Russia',
  'name/anglo-prussia': 'Prussia and Britain',
  'name/full': 'Full Supply',
  'name/short': 'Short Supply',
  'name/critical': 'Critical Supply',
  'name/good': 'in Good Order',
  'name/demoralized': 'Demoralized',
  'name/routed': 'Routed',
  'name/summer': 'Summer',
  'name/fall': 'Fall',
  'name/winter': 'Winter',
  'name/spring': 'Spring',
  'name/inf': 'infantry',
  'name/thl': 'Thalers',
  'name/sa': 'Supply Actions',
  'name/line_cav': 'Line cavalry',
  'name/line_cav_reduced': 'reduced Line cavalry',
  'name/dual_cav_reduced': 'reduced chevaulegers',
  'name/hussar_dual_reduced': 'reduced hussars',
  'name/lt_cav_reduced': 'reduced Light cavalry',
  'name/lt_inf_reduced': 'reduced Light infantry',
  'name/field_art_reduced': 'reduced field artillery',
  'name/siege_art_reduced': 'reduced siege artillery',
  'name/dual_cav': 'chevaulegers',
  'name/hussar_dual': 'hussars',
  'name/lt_cav': 'Light cavalry',
  'name/lt_inf': 'Light infantry',
  'name/field_art': 'field artillery',
  'name/siege_art': 'siege artillery',
  'name/border': 'the Border Theater',
  'name/german': 'the German Theater',
  'name/northern': 'the Northern Theater',
  'name/colonial-0': 'even',
  'name/colonial-F1': 'France ahead by 1',
  'name/colonial-F2': 'France ahead by 2',
  'name/colonial-F3': 'France ahead by 3',
  'name/colonial-B1': 'Britain ahead by 1',
  'name/colonial-B2': 'Britain ahead by 2',
  'name/colonial-B3': 'Britain ahead by 3',
  'name/colonial-B4': 'Britain ahead by 4',
  'name/colonial-B5': 'Britain ahead by 5',
  'name/ways-P18': '(1) lose 1 Supply Action, (2) lose 1 Thaler.',
  'name/ways-P21': '(1) 4 Forage Points in Franconia, (2) 4 in Thuringia, (3) 3 in Bohemia.',
  'name/ways-B2': '(1) the Fleet puts to sea, (2) a Colonial roll at +3, (3) fight the French fleet.',
  'name/ways-B18': '(1) send 4 infantry SPs to Maubeuge, (2) lose 1 Will.',
  'name/ways-R2': '(1) 4 Forage Points in East Prussia, (2) in Pomerania, (3) in Brandenburg.',
  'name/ways-F2': '(1) a Colonial roll at +3, (2) the British Fleet stays out of the North Sea this Season.',
  'name/ways-F16': '(1) send 3 infantry SPs to London, (2) lose 1 Will.',
  'name/north': 'the North Sea',
  'name/baltic': 'the Baltic',
};

/** Names of spaces, areas, leaders, cards and Tactics. A space goes before a leader of the same id. */
export function namesOf({ board, leaders, cards, tables }: Data): Words {
  const names: Record<string, string> = {};
  for (const { id, title } of cards.cards.values()) names[`name/${id}`] = title;
  // A chit that two Powers have goes by its first name.
  for (const tactics of Object.values(tables.battle.tactics))
    for (const { id, name } of tactics) names[`name/${id}`] ??= name;
  for (const { id, name } of leaders.leaders.values()) names[`name/${id}`] = name;
  for (const { id, name } of board.areas.values()) names[`name/${id}`] ??= name;
  for (const { id, name } of board.spaces.values()) names[`name/${id}`] = name;
  for (const nation of NATIONS)
    for (const unit of LIGHT) {
      const name = `${FIXED[`name/${unit}`]} of ${FIXED[`name/${nation}`]}`;
      names[`name/${nation}-${unit}`] = name;
      names[`name/${nation}-${unit}-reduced`] = `${name} (reduced)`;
    }
  return { ...names, ...FIXED };
}
