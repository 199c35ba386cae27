import type { Rendition } from '../sheet.ts';
import { mix } from './colour.ts';
import { inks, palettes } from './palette.ts';

/** The engraver's hand: every kind of line there is, in the colours of a rendition. */
export function styleSheet(rendition: Rendition): string {
  const p = palettes[rendition];
  const plain = rendition === 'plain';
  const night = rendition === 'dark';
  const { ink: mark } = inks[rendition];
  const paleLine = night ? mix(p.border, p.paper, 0.25) : p.line;
  const frameLine = night ? mix(p.border, p.frame, 0.35) : p.line;
  return `
.coast{fill:none;stroke:${night ? mix(p.border, p.paper, 0.3) : p.line};stroke-width:${plain ? 1.5 : 1.2};stroke-linejoin:round}
.waterline{fill:none;stroke:${p.water}}
.lake{fill:${plain ? p.sea : mix(p.sea, p.shallows, 0.45)};stroke:${p.water};stroke-width:.8}
.river{fill:none;stroke:${p.water};stroke-linecap:round;stroke-linejoin:round}
.graticule{fill:none;stroke:${paleLine};stroke-width:.45;stroke-opacity:.2}
.rhumb{fill:none;stroke:${paleLine};stroke-width:.4;stroke-opacity:.26}
.inner{fill:none;stroke:${p.border};stroke-width:${plain ? 1.4 : 1.1};stroke-dasharray:6 2.4 1.2 2.4;stroke-opacity:.88}
.power{fill:none;stroke:${p.border};stroke-width:${plain ? 2.4 : 1.9};stroke-dasharray:8 2.6}
.outer{fill:none;stroke:${p.border};stroke-width:1.1;stroke-dasharray:1.5 3;stroke-opacity:.75}
.barrier{fill:none;stroke:${p.border};stroke-width:1.7}
.closed-line{fill:none;stroke:${p.border};stroke-width:1.3;stroke-opacity:.5}
.palisade{fill:none;stroke:${p.border};stroke-width:6.5;stroke-dasharray:1 3.2;stroke-opacity:.9}
.lane-bed{fill:none;stroke:${plain ? '#ffffff' : mix(p.sea, p.paper, night ? 0 : 0.5)};stroke-width:5;stroke-opacity:.75;stroke-linecap:round}
.lane{fill:none;stroke-width:2.6;stroke-dasharray:.1 6.2;stroke-linecap:round}
.lane-dashed{fill:none;stroke-width:2;stroke-dasharray:7 5}
.link-bed{fill:none;stroke:${p.paper};stroke-width:6.5;stroke-linecap:round;stroke-opacity:.85}
.link{fill:none;stroke:${paleLine};stroke-width:2;stroke-dasharray:5 3}
.link-end{fill:${p.paper};stroke:${paleLine};stroke-width:1.5}
.rock{fill:${p.rock}}.flank{fill:${p.shade};fill-opacity:${night ? 0.5 : 0.36}}
.ridge{fill:none;stroke:${paleLine};stroke-width:.8;stroke-linecap:round;stroke-opacity:${night ? 0.7 : 1}}
.stroke{fill:none;stroke:${paleLine};stroke-width:.42;stroke-linecap:round;stroke-opacity:${night ? 0.6 : 1}}
.leaf{fill:${p.leaf};stroke:${mix(p.leaf, p.line, 0.65)};stroke-width:.5}
.sea-name{fill:${p.seaName}}.land-name{fill:${paleLine};fill-opacity:.5}.type,.solid{fill:${frameLine}}
.rule{fill:none;stroke:${frameLine};stroke-width:1}.rule-heavy{fill:none;stroke:${frameLine};stroke-width:3.2}.hair{fill:none;stroke:${frameLine};stroke-width:.6}
.mat{fill:${p.frame}}.tablet{fill:${plain ? p.paper : mix(p.frame, p.paper, 0.55)};stroke:${frameLine};stroke-width:2}
.scroll{fill:none;stroke:${frameLine};stroke-width:1.7;stroke-linecap:round}
.dark-half{fill:${mix(frameLine, p.shade, 0.25)};stroke:${frameLine};stroke-width:.5}.light-half{fill:${p.rock};stroke:${frameLine};stroke-width:.5}
.area{fill:none;stroke:${p.border};stroke-width:1.1;stroke-dasharray:1.2 3.2;stroke-linecap:round}
.theatre-band{fill:none;stroke:${p.shade};stroke-width:9;stroke-opacity:.25;stroke-linejoin:round}.theatre{fill:none;stroke:${p.border};stroke-width:2.4;stroke-dasharray:12 5}
.road-edge{fill:none;stroke:${night ? '#0d0905' : p.line};stroke-width:6;stroke-linecap:round}.road{fill:none;stroke:${night ? '#b9c58a' : plain ? '#8fd07a' : '#dfe3b0'};stroke-width:3.6;stroke-linecap:round}
.track-bed{fill:none;stroke:${night ? '#0d0905' : p.paper};stroke-width:5;stroke-opacity:.7;stroke-linecap:round}.track{fill:none;stroke:${night ? '#e0b868' : plain ? '#7a4a00' : '#7c5414'};stroke-width:2.4;stroke-dasharray:6 3.4}
.sea-limit{fill:none;stroke:${p.seaName};stroke-width:1.5;stroke-dasharray:7 6;stroke-opacity:.75}.islet{fill:${p.paper};fill-opacity:${plain ? 0.9 : 0.42};stroke:${p.border};stroke-width:1.2;stroke-dasharray:4 3}
.reed{fill:none;stroke:${plain ? '#000' : night ? '#9fb59a' : '#4f6a52'};stroke-width:.9;stroke-linecap:round}
.passage{fill:none;stroke:${p.seaName};stroke-width:2.6;stroke-dasharray:.1 6.2;stroke-linecap:round}
.ford{fill:none;stroke:${p.water};stroke-width:2.2;stroke-linecap:round}.bridge{fill:none;stroke:${mark};stroke-width:1.5;stroke-linecap:round}
`;
}
