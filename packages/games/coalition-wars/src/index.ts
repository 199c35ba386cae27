import type { Title } from '@quadrille/kernel';
import { ancienRegime } from './ancien-regime/index.ts';
import { coalitions } from './coalitions/index.ts';
import { realpolitik } from './realpolitik/index.ts';

export { ancienRegime, coalitions, realpolitik };

/** The titles of the family, in the order of the lobby. */
export const titles: readonly Title[] = [coalitions, ancienRegime, realpolitik];
