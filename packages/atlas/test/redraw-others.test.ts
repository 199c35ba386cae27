import { boards } from '../src/boards.ts';
import { redrawsTheSame } from './redraw.ts';

for (const board of boards) if (!board.id.startsWith('coalitions-')) redrawsTheSame(board);
