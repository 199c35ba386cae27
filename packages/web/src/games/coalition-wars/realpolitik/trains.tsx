import type { Piece } from '../../../board/model.ts';
import type { View } from '../model.ts';
import type { Title } from '../title.ts';
import { t } from '../words/index.ts';
import { partOf } from './model.ts';

const Train = () => (
  <g class="train-piece">
    <path d="M-25 10H25M-25 15H25M-20 7v11M-10 7v11M0 7v11M10 7v11M20 7v11" class="rails" />
    <circle r="15" class="plate" />
    <use href="#i-train" x="-12" y="-12.5" width="24" height="24" />
  </g>
);

/** A Train stands on the border it joins (RP §5). */
export const trains = ({ nameOf }: Title, view: View): readonly Piece[] =>
  partOf(view).trains.map((id) => {
    const [at = '', beyond = ''] = id.split('/');
    return {
      id: `train/${id}`,
      at,
      beyond,
      slot: 'border',
      title: t('train/piece', { a: nameOf(at), b: nameOf(beyond) }),
      drawing: <Train />,
    };
  });
