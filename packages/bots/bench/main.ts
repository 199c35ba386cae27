import { positions } from './positions.ts';
import { pace } from './rollouts.ts';

const found = positions(3, 5);
pace(found, 2000);
const measured = pace(found, Number(process.argv[2] ?? 5000));
console.log(JSON.stringify(measured));
