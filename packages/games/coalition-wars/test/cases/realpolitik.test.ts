/** All cases of Realpolitik in one run. A chapter alone: `vitest -t "R §8"`. */
import './r03-setup.cases.ts';
import './r04-winning.cases.ts';
import './r05-citations.cases.ts';
import './r06-turns.cases.ts';
import './r07-diplomacy.cases.ts';
import './r08-actions.cases.ts';
import './r08-movement.cases.ts';
import './r09-battles.cases.ts';
import './r10-adjustments.cases.ts';
import './r11-italy.cases.ts';
