export { coalitions } from './coalitions/index.ts';
export { realpolitik } from './realpolitik/index.ts';
