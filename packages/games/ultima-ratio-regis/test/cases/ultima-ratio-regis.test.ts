/** The cases of Ultima Ratio Regis, chapter by chapter. */
import './u03-specials.cases.ts';
import './u07-setup.cases.ts';
import './u07-entry.cases.ts';
import './u08-sequence.cases.ts';
import './u08-turns.cases.ts';
import './u09-actions.cases.ts';
import './u10-strategic.cases.ts';
import './u11-bases.cases.ts';
import './u11-convoys.cases.ts';
import './u11-fleets.cases.ts';
import './u11-interplay.cases.ts';
import './u11-naval.cases.ts';
import './u12-land.cases.ts';
import './u12-landings.cases.ts';
import './u12-reactions.cases.ts';
import './u13-aftermath.cases.ts';
import './u13-field.cases.ts';
import './u13-naval.cases.ts';
import './u13-procedure.cases.ts';
import './u13-relief.cases.ts';
import './u13-siege.cases.ts';
import './u13-siege-subjugation.cases.ts';
import './u13-subjugation.cases.ts';
import './u15-logistics.cases.ts';
import './u16-special.cases.ts';
import './u17-leaders.cases.ts';
import './u19-auctions.cases.ts';
import './u19-economy.cases.ts';
import './u21-alliances.cases.ts';
import './u21-diplomacy.cases.ts';
import './exam-setup.cases.ts';
import './u-gaps.cases.ts';
import './u-rare.cases.ts';
import './u21-negotiations.cases.ts';
import './u21-partners.cases.ts';
import './u21-war.cases.ts';
import './u21-peace.cases.ts';
import './u24-end.cases.ts';
import { expect, test } from 'vitest';
import { BY_CASE } from '../../src/landmarks.ts';
import { shown } from '../table.ts';

test('what play by chance hardly ever comes to is shown by a case', () => {
  expect(BY_CASE.filter((each) => !shown.has(each))).toEqual([]);
});

import './u24-reckoning.cases.ts';
import './u26-special-wars.cases.ts';
