import type { Presenter } from './presenter.ts';

type AnyPresenter = Presenter<never>;

const presenters: Readonly<Record<string, () => Promise<{ readonly presenter: AnyPresenter }>>> = {
  coalitions: () => import('./coalition-wars/coalitions/presenter.tsx'),
  'ancien-regime': () => import('./coalition-wars/ancien-regime/presenter.tsx'),
  realpolitik: () => import('./coalition-wars/realpolitik/presenter.tsx'),
};

/** The screen side of a game, loaded when a match of it is opened. */
export async function presenterOf(game: string): Promise<Presenter> {
  const load = presenters[game];
  if (!load) throw new Error(`There is no screen for ${game}`);
  return (await load()).presenter as unknown as Presenter;
}
