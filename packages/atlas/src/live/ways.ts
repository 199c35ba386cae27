import type { ConnectedSheet, ConnectionKind, Inks, Rendition } from '../sheet.ts';

/** Colours of limits and connections: brown for rough ground, blue and white where supply does not pass. */
const colours: Readonly<
  Record<Rendition, { bed: string; normal: string; rough: string; blue: string; limit: string }>
> = {
  light: { bed: '#fbf3dc', normal: '#2b2115', rough: '#8a4b12', blue: '#1f5f8f', limit: '#3d2c17' },
  dark: { bed: '#120c05', normal: '#e3cf9f', rough: '#e2a05a', blue: '#5aa7d6', limit: '#e3cf9f' },
  plain: { bed: '#ffffff', normal: '#000000', rough: '#8a3b00', blue: '#1f5f8f', limit: '#000000' },
};

/** Borders of areas, provinces and theatres, then the connections over them: they lie above the owners' colours. */
export function waysOf({ limits, connections }: ConnectedSheet, rendition: Rendition, inks: Inks): string {
  const { bed, normal, rough, blue, limit } = colours[rendition];
  const line = (d: string, stroke: string, width: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
  const round = 'stroke-linecap="round"';
  const paths = (kind: ConnectionKind): string =>
    connections
      .filter((connection) => connection.kind === kind)
      .map(({ path }) => path)
      .join('');
  const [plain, hard, ferry] = [paths('normal'), paths('rough'), paths('blue-white')];
  return [
    line(limits.open, limit, 1.1, `stroke-dasharray=".6 3.4" stroke-opacity=".85" ${round}`),
    line(limits.closed, limit, 1.3, 'stroke-opacity=".8"'),
    line(limits.province, limit, 1.9, 'stroke-dasharray="7 4" stroke-opacity=".9"'),
    line(limits.theatre, inks.accent, 2.6, 'stroke-dasharray="10 4 2 4"'),
    line(`${plain}${hard}`, bed, 5.2, `stroke-opacity=".85" ${round}`),
    line(hard, rough, 2.5, 'stroke-dasharray="6 4.2"'),
    line(plain, normal, 2.1, round),
    line(ferry, blue, 5.4, round),
    line(ferry, '#ffffff', 3.2, `stroke-dasharray=".1 6" ${round}`),
  ].join('');
}
