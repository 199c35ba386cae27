/** How wars stand, in words. */
import type { View } from './model.ts';
import { t } from './words.ts';

type Name = (id: string) => string;

/** By how many the first side of a war would be ahead of the second if it ended with the turn (§21.4.1). */
function leadIn({ wars, sums }: View, place: number): number {
  const [mine = 0, theirs = 0] = sums[place]?.at(-1)?.taken ?? wars[place]?.taken ?? [];
  return mine - theirs;
}

/** What a war is worth, and where alone it is fought. */
const stakesOf = ({ vp, within }: View['wars'][number], name: Name): readonly string[] => [
  ...(Math.max(...vp) > 0 ? [t('urr/war-worth', { n: Math.max(...vp) })] : []),
  ...(within ? [t('urr/war-within', { where: within.map(name).join(', ') })] : []),
];

/** How a war would end with the turn, for whoever looks on. */
export function warStand(view: View, place: number, name: Name): string {
  const war = view.wars[place];
  if (!war) return '';
  const lead = leadIn(view, place);
  const [a, b] = war.sides;
  const stand =
    lead === 0 ? t('urr/war-even') : t('urr/war-ahead', { power: name(lead > 0 ? a : b), n: Math.abs(lead) });
  return [stand, ...stakesOf(war, name)].join(' · ');
}

/** The same of the war between two, as the first of them says it beside the name of the other. */
export function warAgainst(view: View, power: string, enemy: string, name: Name): string | undefined {
  const place = view.wars.findIndex(({ sides }) => sides.every((side) => side === power || side === enemy));
  const war = view.wars[place];
  if (!war) return undefined;
  const lead = leadIn(view, place) * (war.sides[0] === power ? 1 : -1);
  const stand = lead === 0 ? 'even' : lead > 0 ? 'leading' : 'behind';
  return [t(`urr/war-${stand}`, { n: Math.abs(lead) }), ...stakesOf(war, name)].join(' · ');
}
