/** All cases in one run: the boards are read once. A chapter alone: `vitest -t "C §8"`. */
import './c02-setup.cases.ts';
import './c03-winning.cases.ts';
import './c04-concepts.cases.ts';
import './c05-citations.cases.ts';
import './c06-diplomacy.cases.ts';
import './c07-1-actions.cases.ts';
import './c07-6-movement.cases.ts';
import './c08-4-outcome.cases.ts';
import './c08-battles.cases.ts';
import './c09-adjustments.cases.ts';
import './c10-named.cases.ts';
import './c11-minors.cases.ts';
import './c12-empereur.cases.ts';
import './c13-scenarios.cases.ts';
