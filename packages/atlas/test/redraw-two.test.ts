import { boards } from '../src/boards.ts';
import { redrawsTheSame } from './redraw.ts';

for (const board of boards) if (!/^(coalitions|ultima)-/.test(board.id)) redrawsTheSame(board);
