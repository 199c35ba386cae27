export { coalitions } from './coalitions/index.ts';
