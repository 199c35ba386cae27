import {
  fieldArtillery,
  lightUnits,
  lineCavalrySp,
  lineInfantry,
  siegeArtillery,
} from '@quadrille/clash-of-monarchs/facts/troops.ts';
import type { Decision } from '@quadrille/kernel';
import type { Preview } from '@quadrille/protocol';
import type { Arrow, Piece, Tag, Wash } from '../../board/model.ts';
import { DepotPiece, FleetPiece, MarkPiece, StackTag } from './drawings.tsx';
import { pieceOf, placesOf } from './faces.ts';
import { routeIn, worstOf } from './foresight.ts';
import {
  type Alliance,
  headOf,
  leaderName,
  type Nation,
  nationOf,
  POWERS,
  type Stack,
  sideOf,
  spaceName,
  spOf,
  stackName,
  strength,
  strengthIn,
  type View,
} from './model.ts';
import { leaders, spaces } from './printed.build.ts';
import { near, TOGETHER } from './roads.ts';
import { t, tell } from './words.ts';

/** One glyph for each arm in the force. */
const armsOf = (stack: Stack): string[] => [
  ...(stack.veiled !== 'major' && lineInfantry(stack) > 0 ? ['foot'] : []),
  ...(lineCavalrySp(stack) > 0 ? ['horse'] : []),
  ...(lightUnits(stack) > 0 ? ['light'] : []),
  ...(fieldArtillery(stack) + siegeArtillery(stack) > 0 ? ['gun'] : []),
];

const notesOf = ({ supply, morale }: Stack) => [
  ...(supply === 'full'
    ? []
    : [{ text: tell(supply), tone: supply === 'short' ? ('warn' as const) : ('bad' as const) }]),
  ...(morale === 'good' ? [] : [{ text: tell(morale), tone: 'bad' as const }]),
];

const shortName = (stack: Stack): string => {
  const head = headOf(stack);
  return head === undefined ? '' : leaderName(head);
};

/** The forces of one side in one space, the one they are known by first: in the open before inside, then the strongest. */
interface Party {
  readonly at: string;
  readonly side: Alliance;
  readonly stacks: readonly [Stack, ...Stack[]];
}

function partiesIn(view: View): readonly Party[] {
  const parties = new Map<string, Party>();
  for (const stack of view.stacks) {
    const side = sideOf(view, stack);
    const key = `${stack.at}/${side}`;
    const [first, ...rest] = parties.get(key)?.stacks ?? [];
    const leads = first === undefined || precedence(stack, first) < 0;
    const stacks: Party['stacks'] =
      first === undefined ? [stack] : leads ? [stack, first, ...rest] : [first, ...rest, stack];
    parties.set(key, { at: stack.at, side, stacks });
  }
  return [...parties.values()];
}

const precedence = (a: Stack, b: Stack): number => Number(a.inside) - Number(b.inside) || spOf(b) - spOf(a);

const titleOf = (stack: Stack): string => {
  const title = t('com/stack', {
    name: stackName(stack),
    sp: strength(stack),
    supply: tell(stack.supply),
    morale: tell(stack.morale),
  });
  return stack.inside ? `${title}, ${t('com/inside')}` : title;
};

const drawingOf = (stack: Stack, beneath: boolean, others = { outside: '0', inside: '0' }) => {
  const head = headOf(stack);
  return (
    <StackTag
      nation={nationOf(stack)}
      name={shortName(stack)}
      sp={spOf(stack) === 0 ? '–' : stack.veiled === 'minor' ? '?' : strength(stack)}
      star={head !== undefined && (leaders[head]?.army ?? false)}
      arms={armsOf(stack)}
      inside={stack.inside}
      notes={notesOf(stack)}
      deep={stack.leaders.length > 1}
      beneath={beneath}
      others={others}
    />
  );
};

/** One tag for each side in a space, above it; beneath it for whoever shares it with an enemy who came first. */
function tagOf({ at, stacks: [first, ...rest] }: Party, beneath: boolean, about: string | undefined): Piece {
  const sum = (inside: boolean) => strengthIn(rest.filter((stack) => stack.inside === inside));
  const all = [first, ...rest];
  return {
    id: `stack/${first.id}`,
    at,
    // Slots of no prepared room: the tag itself keeps clear of the space.
    slot: beneath ? 'beneath' : 'above',
    title: all.map(titleOf).join('; '),
    drawing: drawingOf(first, beneath, { outside: sum(false), inside: sum(true) }),
    ...(rest.length > 0 && {
      parts: all.map((stack) => ({
        id: `part/${stack.id}`,
        title: titleOf(stack),
        drawing: drawingOf(stack, false),
      })),
    }),
    ...(all.some(({ id }) => `stack/${id}` === about) && { chosen: true }),
  };
}

/** Every force, depot, fleet and marker on the map. */
export const piecesFor =
  (name: (id: string) => string) =>
  (view: View, decision: Decision | undefined, selected: string | undefined): readonly Piece[] => {
    const marching = decision?.prompt.id === 'march' ? marcherOf(view) : undefined;
    const about = marching ?? (decision && selected ? pieceOf(view, selected) : undefined);
    const parties = partiesIn(view);
    const stacks = parties.map((party, place) =>
      tagOf(
        party,
        parties.slice(0, place).some(({ at }) => at === party.at),
        about,
      ),
    );
    const depots = view.depots.map(
      ({ nation, at, disrupted }, place): Piece => ({
        id: `depot/${nation}/${place}`,
        at,
        slot: 'garrison',
        title: t(disrupted ? 'com/depot-disrupted' : 'com/depot', { nation: name(nation) }),
        drawing: <DepotPiece nation={nation} disrupted={disrupted} />,
      }),
    );
    return [...marks(view), ...depots, ...fleets(view, name), ...stacks];
  };

const fleets = (view: View, name: (id: string) => string): Piece[] =>
  (['RU', 'BR', 'DA'] as const).flatMap((nation): Piece[] => {
    const { place, port, sea } = view.fleets[nation];
    const at = place === 'port' ? port : place === 'sea' ? sea : null;
    if (at === null) return [];
    return [
      {
        id: `fleet/${nation}`,
        at,
        slot: 'general',
        title: t('com/fleet', { nation: name(nation) }),
        drawing: <FleetPiece nation={nation} />,
      },
    ];
  });

const marks = (view: View): Piece[] => [
  ...Object.entries(view.sieges).map(
    ([at, { marker }]): Piece => ({
      id: `siege/${at}`,
      at,
      slot: 'fortress',
      title: t('com/siege', { n: marker }),
      drawing: <MarkPiece figure="siege" text={`+${marker}`} tone="bad" />,
    }),
  ),
  ...Object.keys(view.entrenched).map(
    (at): Piece => ({
      id: `entrenched/${at}`,
      at,
      slot: 'garrison',
      title: t('com/entrenched'),
      drawing: <MarkPiece figure="spade" text="" tone="ink" />,
    }),
  ),
];

/** Fortresses in other hands than printed. */
export const washes = (view: View): readonly Wash[] =>
  Object.entries(view.control).flatMap(([place, power]) =>
    spaces[place]?.nation === power ? [] : [{ place, power, strength: 'strong' as const }],
  );

/** The force on the march. */
function marcherOf(view: View): string | undefined {
  const march = view.agenda.findLast((task) => 'stack' in task && 'from' in task);
  return march && 'stack' in march ? `stack/${march.stack}` : undefined;
}

/** The way the selected option goes: along the roads once the look ahead knows it. */
export function lines(
  view: View,
  decision: Decision | undefined,
  selected: string | undefined,
  preview?: Preview,
): readonly Arrow[] {
  if (!decision || !selected) return [];
  const route = routeIn(preview);
  if (route) {
    const way = route.stops.map(({ at }) => at);
    return [{ from: route.from, to: way.at(-1) ?? route.from, by: way.slice(0, -1), kind: 'march' }];
  }
  const marcher = marcherOf(view);
  const from = view.stacks.find(({ id }) => `stack/${id}` === marcher)?.at;
  const to = placesOf(selected).at(-1);
  return from && to && from !== to ? [{ from, to, kind: 'march' }] : [];
}

/** The stops of the way, numbered, with the greatest danger at each. */
export const tags = (
  view: View,
  decision: Decision | undefined,
  selected: string | undefined,
  preview?: Preview,
): readonly Tag[] =>
  decision && selected
    ? (routeIn(preview)?.stops ?? []).map((stop, place): Tag => {
        const worst = worstOf(stop);
        return {
          place: stop.at,
          ...(view.stacks.some(({ at }) => at === stop.at) && { low: true }),
          text: worst > 0 ? `${place + 1} · ${worst}%` : String(place + 1),
          ...(worst > 0 && { shade: worst >= 50 ? ('bad' as const) : ('warn' as const) }),
        };
      })
    : [];

/** What must stay in sight: the space that is asked about, else the march or battle under way. */
export function focus(view: View, decision: Decision | undefined): readonly string[] {
  const { at } = decision?.prompt.args ?? {};
  if (typeof at === 'string' && at in spaces) return [at];
  const task = view.agenda.at(-1);
  if (!task) return [];
  if ('at' in task && typeof task.at === 'string') return [task.at];
  if ('stack' in task) {
    const at = view.stacks.find(({ id }) => id === task.stack)?.at;
    return at ? [at] : [];
  }
  return [];
}

/** Where the strongest force of a Power stands with others near it, or of a seat: of the Power whose Turn it has, if it has one. */
export function home(view: View, whose: string | null): readonly string[] {
  const active = view.active !== null && view.seats[view.active] === whose ? view.active : undefined;
  const power = POWERS.find((each) => each === whose) ?? active;
  const mine = (nation: Nation) => {
    const { patron } = view.nations[nation];
    return power ? patron === power : view.seats[patron] === whose;
  };
  const own = view.stacks.filter((stack) => mine(nationOf(stack))).sort((a, b) => spOf(b) - spOf(a));
  const [strongest] = own;
  if (!strongest) return [];
  const about = near(strongest.at, TOGETHER);
  return own
    .filter(({ at }) => about.has(at))
    .slice(0, 3)
    .map(({ at }) => at);
}

export const placeLabel = spaceName;
