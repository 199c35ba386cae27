export { heraldry } from '../heraldry/index.ts';
