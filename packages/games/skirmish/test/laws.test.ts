import { subjectsOf } from '@quadrille/conformance';
import { describeLaws } from '@quadrille/conformance/vitest.ts';
import { charter } from '../src/charter.ts';
import { title } from '../src/index.ts';

describeLaws(subjectsOf(title, charter), { games: 3 });
