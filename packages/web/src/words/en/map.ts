/** The map, its places and what stands on them. */
export const map = {
  'board/map': '{title}. Arrows move the map, plus and minus zoom, Tab goes through the choices.',
  'board/offers': 'Choices on the map',
  'board/zoom-in': 'Zoom in',
  'board/zoom-out': 'Zoom out',
  'board/whole': 'The whole map',
  'board/maps': 'Maps',
  'board/map-pieces': ': {pieces:piece|pieces}',
  'board/map-offers': ': {offers:choice|choices}, {pieces:piece|pieces}',
  'places/search': 'Find a place',
} as const;
