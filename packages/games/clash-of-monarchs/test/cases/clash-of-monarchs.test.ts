/** The cases of Clash of Monarchs, chapter by chapter. */
import './cm-gaps.cases.ts';
import './cm04-forces.cases.ts';
import './cm06-fortunes.cases.ts';
import './cm08-cards.cases.ts';
import './cm09-supply.cases.ts';
import './cm12-movement.cases.ts';
import './cm13-interception.cases.ts';
import './cm15-attack.cases.ts';
import './cm15-battle.cases.ts';
import './cm15-results.cases.ts';
import './cm17-fortresses.cases.ts';
import './cm18-kleiner-krieg.cases.ts';
import './cm19-winter.cases.ts';
import './cm20-spring.cases.ts';
import './cm21-politics.cases.ts';
import './cm24-options.cases.ts';
