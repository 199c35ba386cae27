import { speechOf } from '../../plain/speech.ts';
import type { Given, Parts } from '../presenter.ts';
import { focus, home, lines, pieces, washes } from './board.tsx';
import { faces } from './faces.ts';
import { Hand } from './Hand.tsx';
import { handOf, type View, yearsOf } from './model.ts';
import { Powers } from './Powers.tsx';
import { place } from './place.ts';
import { Chips, Strip, Turns } from './Strip.tsx';
import { series, tallies } from './stats.ts';
import './styles.css';
import { t } from './words.ts';

/** Ultima Ratio Regis on the screen. */
export const parts = ({ game, words }: Given): Parts<View> => {
  const speech = speechOf(words, Object.keys(game.names));
  const { name } = speech;
  return {
    // Pieces to choose from are Powers, or a kind of unit of one: `spain-I23`.
    name: (id) => (speech.has(`name/${id}`) ? name(id) : id.split('-').map(name).join(', ')),
    standing: (view) => ({
      title: t('urr/turn', { n: view.turn, ...yearsOf(view.turn) }),
      detail: view.impulse ? t('urr/impulse', { player: name(view.impulse.player) }) : '',
      brief: t('urr/brief', { n: view.turn }),
    }),
    pieces: pieces(name),
    washes,
    lines,
    focus,
    home,
    face: faces(speech),
    place: (view, id) => place(view, id, name),
    Strip: (props) => <Strip {...props} name={name} />,
    Chips: (props) => <Chips {...props} name={name} />,
    Turns: (props) => <Turns {...props} name={name} />,
    Hand,
    handSize: (view, seat) => handOf(view, seat)?.length,
    Powers: (props) => <Powers {...props} name={name} />,
    series,
    tallies,
  };
};
