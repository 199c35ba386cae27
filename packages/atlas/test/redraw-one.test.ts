import { boards } from '../src/boards.ts';
import { redrawsTheSame } from './redraw.ts';

// Two files, so that two cores share the work.
for (const board of boards) if (/^(coalitions|ultima)-/.test(board.id)) redrawsTheSame(board);
