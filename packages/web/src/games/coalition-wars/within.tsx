import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Panel } from '../presenter.ts';
import type { Title } from './title.ts';

const Shown = createContext<Title | undefined>(undefined);

/** Makes panels of the family show one title. */
export const within =
  (title: Title) =>
  <P extends object>(Inner: Panel<P>): Panel<P> =>
  (props) => (
    <Shown.Provider value={title}>
      <Inner {...props} />
    </Shown.Provider>
  );

/** The title a panel shows. */
export function useTitle(): Title {
  const title = useContext(Shown);
  if (!title) throw new Error('A panel of the family stands outside its title');
  return title;
}
