import type { Rendition } from '../sheet.ts';
import { mix } from './colour.ts';
import { palettes } from './palette.ts';

/** The engraver's hand: every kind of line there is, in the colours of a rendition. */
export function styleSheet(rendition: Rendition): string {
  const p = palettes[rendition];
  const plain = rendition === 'plain';
  const paleLine = rendition === 'dark' ? mix(p.border, p.paper, 0.25) : p.line;
  const frameLine = rendition === 'dark' ? mix(p.border, p.frame, 0.35) : p.line;
  return `
.coast{fill:none;stroke:${rendition === 'dark' ? mix(p.border, p.paper, 0.3) : p.line};stroke-width:${plain ? 1.5 : 1.2};stroke-linejoin:round}
.waterline{fill:none;stroke:${p.water}}
.lake{fill:${plain ? p.sea : mix(p.sea, p.shallows, 0.45)};stroke:${p.water};stroke-width:.8}
.river{fill:none;stroke:${p.water};stroke-linecap:round;stroke-linejoin:round}
.graticule{fill:none;stroke:${paleLine};stroke-width:.45;opacity:.2}
.rhumb{fill:none;stroke:${paleLine};stroke-width:.4;opacity:.26}
.inner{fill:none;stroke:${p.border};stroke-width:${plain ? 1.4 : 1.1};stroke-dasharray:6 2.400 1.200 2.400;opacity:.88}
.power{fill:none;stroke:${p.border};stroke-width:${plain ? 2.4 : 1.9};stroke-dasharray:8 2.600}
.outer{fill:none;stroke:${p.border};stroke-width:1.1;stroke-dasharray:1.500 3;opacity:.75}
.barrier{fill:none;stroke:${p.border};stroke-width:1.7}
.palisade{fill:none;stroke:${p.border};stroke-width:6.500;stroke-dasharray:1 3.200;opacity:.9}
.lane-bed{fill:none;stroke:${plain ? '#ffffff' : mix(p.sea, p.paper, rendition === 'dark' ? 0 : 0.5)};stroke-width:5;opacity:.75;stroke-linecap:round}
.lane{fill:none;stroke-width:2.600;stroke-dasharray:.1 6.200;stroke-linecap:round}
.link-bed{fill:none;stroke:${p.paper};stroke-width:6.500;stroke-linecap:round;opacity:.85}
.link{fill:none;stroke:${paleLine};stroke-width:2;stroke-dasharray:5 3}
.link-end{fill:${p.paper};stroke:${paleLine};stroke-width:1.5}
.rock{fill:${p.rock}}.flank{fill:${p.shade};opacity:${rendition === 'dark' ? 0.5 : 0.36}}
.ridge{fill:none;stroke:${paleLine};stroke-width:.8;stroke-linecap:round;opacity:${rendition === 'dark' ? 0.7 : 1}}
.stroke{fill:none;stroke:${paleLine};stroke-width:.42;stroke-linecap:round;opacity:${rendition === 'dark' ? 0.6 : 1}}
.leaf{fill:${p.leaf};stroke:${mix(p.leaf, p.line, 0.65)};stroke-width:.5}
.sea-name{fill:${p.seaName}}.type,.solid{fill:${frameLine}}
.rule{fill:none;stroke:${frameLine};stroke-width:1}.rule-heavy{fill:none;stroke:${frameLine};stroke-width:3.200}.hair{fill:none;stroke:${frameLine};stroke-width:.6}
.mat{fill:${p.frame}}.tablet{fill:${plain ? p.paper : mix(p.frame, p.paper, 0.55)};stroke:${frameLine};stroke-width:2}
.scroll{fill:none;stroke:${frameLine};stroke-width:1.700;stroke-linecap:round}
.dark-half{fill:${mix(frameLine, p.shade, 0.25)};stroke:${frameLine};stroke-width:.5}.light-half{fill:${p.rock};stroke:${frameLine};stroke-width:.5}
`;
}
