import type { Words } from '@quadrille/kernel';
import type { Data } from '../board/data.ts';

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
  'name/dual_cav': 'chevaulegers',
  'name/hussar_dual': 'hussars',
  'name/lt_cav': 'Light cavalry',
  'name/lt_inf': 'Light infantry',
  'name/field_art': 'field artillery',
  'name/siege_art': 'siege artillery',
  'name/border': 'the Border Theater',
  'name/german': 'the German Theater',
  'name/northern': 'the Northern Theater',
  'name/north': 'the North Sea',
  'name/baltic': 'the Baltic',
};

/** Names of spaces, areas, leaders, cards and Tactics. A space goes before a leader of the same id. */
export function namesOf({ board, leaders, cards, tables }: Data): Words {
  const names: Record<string, string> = {};
  for (const { id, title } of cards.cards.values()) names[`name/${id}`] = title;
  for (const tactics of Object.values(tables.battle.tactics))
    for (const { id, name } of tactics) names[`name/${id}`] = name;
  for (const { id, name } of leaders.leaders.values()) names[`name/${id}`] = name;
  for (const { id, name } of board.areas.values()) names[`name/${id}`] ??= name;
  for (const { id, name } of board.spaces.values()) names[`name/${id}`] = name;
  return { ...names, ...FIXED };
}
