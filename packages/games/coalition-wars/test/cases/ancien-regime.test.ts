/** All cases of Ancien Régime in one run. A chapter alone: `vitest -t "AR §8"`. */
import './a03-charlie.cases.ts';
import './a03-setup.cases.ts';
import './a04-winning.cases.ts';
import './a05-concepts.cases.ts';
import './a07-diplomacy.cases.ts';
import './a08-election.cases.ts';
import './a09-actions.cases.ts';
import './a09-movement.cases.ts';
import './a10-battles.cases.ts';
import './a11-adjustments.cases.ts';
import './a12-minors.cases.ts';
