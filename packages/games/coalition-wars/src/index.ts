export { ancienRegime } from './ancien-regime/index.ts';
export { coalitions } from './coalitions/index.ts';
export { realpolitik } from './realpolitik/index.ts';
