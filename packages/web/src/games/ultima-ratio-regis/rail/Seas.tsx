import { Dot } from '../../../ui/Emblem.tsx';
import { flagOf, isSquadron, type View } from '../model.ts';
import { seas } from '../printed.build.ts';
import { t } from '../words.ts';
import { Section } from './Section.tsx';

interface SeasProps {
  readonly view: View;
  readonly name: (id: string) => string;
}

/** Where the seas lie in the small world, from west to east and north to south. */
const AT: Readonly<Record<string, readonly [x: number, y: number]>> = {
  baltic: [178, 14],
  north_sea: [136, 22],
  east_atlantic: [100, 44],
  west_med: [142, 56],
  central_med: [176, 64],
  east_med: [210, 70],
  black_sea: [214, 44],
  north_atlantic: [50, 38],
  caribbean: [26, 72],
  southwest_atlantic: [62, 108],
  southeast_atlantic: [120, 112],
  south_indian: [186, 128],
  arabian_sea: [222, 98],
  bay_of_bengal: [258, 94],
  java_sea: [278, 120],
  china_sea: [296, 82],
  pacific: [316, 52],
};

/** The small world of seas: which touch, and whose squadrons are out on each. */
export function Seas({ view, name }: SeasProps) {
  const out = (sea: string) => {
    const counts = new Map<string, number>();
    for (const unit of view.units)
      if (unit.at === sea && isSquadron(unit))
        counts.set(flagOf(view, unit.owner), (counts.get(flagOf(view, unit.owner)) ?? 0) + 1);
    return [...counts];
  };
  const lines = Object.entries(seas).flatMap(([a, near]) => near.filter((b) => a < b).map((b) => [a, b] as const));
  return (
    <Section title={t('urr/seas')}>
      <svg class="small-world" viewBox="0 0 340 142" role="img" aria-label={t('urr/seas')}>
        {lines.map(([a, b]) => {
          const [x1, y1] = AT[a] ?? [0, 0];
          const [x2, y2] = AT[b] ?? [0, 0];
          return <line key={`${a}/${b}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
        })}
        {Object.entries(AT).map(([sea, [x, y]]) => {
          const fleets = out(sea);
          return (
            <g key={sea} transform={`translate(${x} ${y})`}>
              <title>{name(sea)}</title>
              <circle r="9" class={fleets.length > 0 ? 'full' : ''} />
              {fleets.slice(0, 3).map(([power, n], place) => (
                <g key={power} data-p={power} transform={`translate(${place * 12} 0)`} class="fleet">
                  <circle r="9" />
                  <text y="4">{n}</text>
                </g>
              ))}
            </g>
          );
        })}
      </svg>
      <ul>
        {Object.keys(AT)
          .filter((sea) => out(sea).length > 0)
          .map((sea) => (
            <li key={sea} class="pair">
              <span class="grow">{name(sea)}</span>
              {out(sea).map(([power, n]) => (
                <span key={power} class="pair">
                  <Dot power={power} name={name(power)} small /> {n}
                </span>
              ))}
            </li>
          ))}
      </ul>
    </Section>
  );
}
