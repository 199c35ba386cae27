/** To whom the Alliance marker goes (RP §7, §11). */
import { balanceOf } from '../../core/bot/diplomacy.ts';
import type { Judge } from '../../core/bot/judge.ts';
import { MORALE } from '../../core/bot/worth.ts';
import { generalsOf, isMinor } from '../../core/facts.ts';
import type { World } from '../../core/state.ts';
import type { Power } from '../../core/vocabulary.ts';
import { WINNING_INFLUENCE } from '../../core/winning.ts';
import { alliesOf } from '../part.ts';

const NEARLY = 0.15;
/** Who bids for a Minor Power pays four Morale, as a rule; whoever is outbid has handed out the marker for nothing. */
const PRICE = 4 * MORALE;

/** An ally is as good as the dangers it shuts out, less the prizes; old friends are surer, and leaders get no help. */
export const entreaty: Judge = ({ world, power }) => {
  const verdicts = new Map<string, number>();
  const alone = balanceOf(allying(world, power), power);
  const verdictOn = (other: Power): number => {
    const gain = balanceOf(allying(world, power, other), power) - alone;
    if (isMinor(world, other)) return 0.35 * gain + 0.2 * forceOf(world, other) - PRICE;
    const faithful = alliesOf(world.state)[power] === other ? 0.3 : 0;
    const { influence } = world.state.powers[other];
    return 0.35 * gain + faithful - 1.5 * Math.max(0, influence / WINNING_INFLUENCE - 0.4);
  };
  return ([, name = '']) => {
    const known = verdicts.get(name);
    if (known !== undefined) return known;
    const verdict = verdictOn(name as Power);
    verdicts.set(name, verdict);
    return verdict;
  };
};

/** An Alliance is agreed to with the best partner there is, or nearly. */
export function wouldAlly(world: World, self: Power, other: Power): boolean {
  const verdict = entreaty({ world, seat: self, power: self, args: {} });
  const worth = (power: Power) => verdict(['alliance', power]);
  const best = Math.max(...world.rules.powers.filter((power) => power !== self).map(worth));
  return !isMinor(world, other) && worth(other) >= best - NEARLY;
}

/** The world in which the Power has this ally, or none; a Minor Power is an ally of who controls it. */
function allying(world: World, power: Power, ally?: Power): World {
  const { minors, master } = world.state;
  const parted = Object.entries(alliesOf(world.state)).filter(
    ([one, other]) => ![one, other].some((each) => each === power || each === ally),
  );
  const pair = ally && !isMinor(world, ally) ? { [power]: ally, [ally]: power } : {};
  const masters = Object.fromEntries(minors.map((minor) => [minor, minor === ally ? power : null]));
  const allies = { ...Object.fromEntries(parted), ...pair };
  return { ...world, state: { ...world.state, allies, master: { ...master, ...masters } } };
}

/** What a Minor Power has on the map, in Influence. */
const forceOf = (world: World, minor: Power): number =>
  generalsOf(world, minor).reduce((sum, { at, units }) => sum + (at === null ? 0 : 0.3 + 0.2 * units), 0);
