/** Every board there is, with the data it is drawn from (below `packages/`). */
export const boards = [
  { id: 'coalitions-empire', kind: 'areas', data: 'games/coalition-wars/data/coalitions-empire.yaml' },
  { id: 'coalitions-revolution', kind: 'areas', data: 'games/coalition-wars/data/coalitions-revolution.yaml' },
  { id: 'ancien-regime', kind: 'areas', data: 'games/coalition-wars/data/ancien-regime.yaml' },
  { id: 'realpolitik', kind: 'areas', data: 'games/coalition-wars/data/realpolitik.yaml' },
  {
    id: 'clash-of-monarchs',
    kind: 'points',
    title: 'Clash of Monarchs',
    data: 'games/clash-of-monarchs/data/map.yaml',
  },
  ...(['main', 'america', 'africa', 'india', 'asia', 'siberia'] as const).map((map) => ({
    id: `ultima-ratio-regis-${map}` as const,
    kind: 'connected' as const,
    map,
    title: 'Ultima Ratio Regis',
    data: 'games/ultima-ratio-regis/data/map.yaml' as const,
  })),
] as const;
export type Board = (typeof boards)[number];
