import type { Printed } from '@quadrille/atlas';
import type { Decision } from '@quadrille/kernel';
import type { Preview } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import type { Arrow, Piece, Wash } from '../../board/model.ts';
import {
  ArmyPiece,
  DispersedPiece,
  EnclavePiece,
  FlagPiece,
  FleetPiece,
  FortressPiece,
  MerchantPiece,
  SiegePiece,
  TroublePiece,
} from './drawings.tsx';
import { bannerOf, type Force, flagOf, forceId, forcesOf, powersOf, qualityOf, type View } from './model.ts';
import { onSheet, placesOf } from './places.ts';
import { t } from './words.ts';

type Name = (id: string) => string;

const leaderOf = (view: View, { units, at }: Force) => {
  const leader = view.leaders.find(({ on }) => on === at || units.some(({ id }) => id === on));
  return leader ? (leader.extraordinary ? 'extraordinary' : 'ordinary') : 'none';
};

/** Every force, fortress, siege, rebellion and flag. */
export const pieces =
  (name: Name) =>
  (view: View, decision?: Decision): readonly Piece[] => [
    ...Object.entries(view.fortresses).map(
      ([at, { owner, done }]): Piece => ({
        id: `fortress/${at}`,
        at: onSheet(at),
        slot: 'fortress',
        title: t(done ? 'urr/fortress' : 'urr/building', { power: name(owner) }),
        drawing: <FortressPiece power={owner} done={done} />,
      }),
    ),
    ...Object.entries(view.holders).map(
      ([at, power]): Piece => ({
        id: `flag/${at}`,
        at: onSheet(at),
        slot: 'garrison',
        title: t('urr/held', { power: name(power) }),
        drawing: <FlagPiece power={power} />,
      }),
    ),
    ...Object.entries(view.rebellions).map(
      ([at, level]): Piece => ({
        id: `rebellion/${at}`,
        at: onSheet(at),
        slot: 'revolt',
        title: t('urr/rebellion', { n: level }),
        drawing: <TroublePiece figure="torch" n={level} />,
      }),
    ),
    ...Object.entries(view.sieges).map(
      ([at, { casualties }]): Piece => ({
        id: `siege/${at}`,
        at: onSheet(at),
        slot: 'fortress',
        title: t('urr/siege', { n: casualties }),
        drawing: <SiegePiece n={casualties} />,
      }),
    ),
    ...enclaves(view, name),
    ...merchants(view, name),
    ...rivals(view),
    ...forcesOf(view).map((force): Piece => {
      const dice = force.units.map(qualityOf).sort((a, b) => b - a);
      const Drawing = force.sea ? FleetPiece : ArmyPiece;
      return {
        id: forceId(force),
        at: onSheet(force.at),
        slot: force.at.startsWith('box-') ? 'box' : 'general',
        title: t(force.sea ? 'urr/fleet' : 'urr/army', {
          power: name(force.owner),
          troops: force.units.length,
          n: force.units.length,
        }),
        chosen: decision !== undefined && isAsked(view, decision, force),
        drawing: force.at.startsWith('box-') ? (
          <DispersedPiece power={flagOf(view, force.owner)} n={force.units.length} />
        ) : (
          <Drawing power={flagOf(view, force.owner)} dice={dice} leader={leaderOf(view, force)} />
        ),
      };
    }),
  ];

/** Enclaves, in the area they are cut from. */
const enclaves = (view: View, name: Name): readonly Piece[] =>
  Object.entries(view.enclaves).flatMap(([enclave, at]) => {
    const banner = bannerOf(view, enclave);
    if (!banner) return [];
    const title = t('urr/enclave', { power: name(banner.power) });
    return [{ id: `enclave/${at}`, at, slot: 'control', title, drawing: <EnclavePiece power={banner.power} /> }];
  });

/** The squadrons of the rival of The Rise of Portugal. */
const rivals = ({ rival }: View): readonly Piece[] =>
  [...new Set(rival?.squadrons)].map((sea) => {
    const dice = rival?.squadrons.filter((each) => each === sea).map(() => RIVAL_DIE) ?? [];
    return {
      id: `rival/${sea}`,
      at: sea,
      slot: 'fleet',
      title: t('urr/rival-fleet', { n: dice.length }),
      drawing: <FleetPiece power="rival" dice={dice} leader="none" />,
    };
  });
const RIVAL_DIE = 2;

/** The merchants of every trade center, in commercial order. */
const merchants = (view: View, name: Name): readonly Piece[] =>
  Object.entries(view.trade).flatMap(([center, standing]) =>
    standing.flatMap(({ power, count }) =>
      Array.from(
        { length: count },
        (_, place): Piece => ({
          id: `merchant/${center}/${power}/${place}`,
          at: `trade/${center}`,
          slot: 'box',
          mark: true,
          scale: 0.86,
          title: name(power),
          drawing: <MerchantPiece power={power} />,
        }),
      ),
    ),
  );

/** How many places of each trade center are open: the others are crossed. One object as long as nothing changes. */
export function printed(): (view: View) => Printed {
  let last: { readonly key: string; readonly value: Printed } | undefined;
  return ({ capacities }) => {
    const key = JSON.stringify(capacities);
    if (last?.key !== key)
      last = {
        key,
        value: Object.fromEntries(
          Object.entries(capacities).map(([center, figure]) => [`trade/${center}`, { figure }]),
        ),
      };
    return last.value;
  };
}

/** The question is where this force goes. */
const isAsked = (view: View, { prompt: { args } }: Decision, { at, owner, units }: Force): boolean =>
  units.some(
    ({ id }) => id === args.unit || view.leaders.some((leader) => leader.id === args.leader && leader.on === id),
  ) ||
  (args.at === at && args.unit === undefined && flagOf(view, owner) === args.power);

/** Home lands are solid, domains striped; areas of minors have their buff. */
export const washes = (view: View): readonly Wash[] =>
  Object.keys(view.lands).flatMap((place): Wash[] => {
    const banner = bannerOf(view, place);
    if (!banner) return [];
    return banner.as === 'minor' ? [{ place, power: 'minor' }] : [{ place, power: banner.power, style: banner.as }];
  });

/** The ways of what is composed, and the step that the selected option means: from where the force stands. */
export function lines(
  view: View,
  decision: Decision | undefined,
  selected: string | undefined,
  _preview?: Preview,
  planned?: Preview,
): readonly Arrow[] {
  const to = decision && selected ? placesOf(selected).map(onSheet).at(-1) : undefined;
  const from = decision && fromOf(view, decision);
  const gone = ((planned?.events ?? []) as readonly Event[]).flatMap((event): Arrow[] =>
    event.type === 'moved' || event.type === 'marches' || event.type === 'lands'
      ? [{ from: onSheet(event.from), to: onSheet(event.to), kind: 'march' }]
      : [],
  );
  const once = gone.filter((way, i) => gone.findIndex((each) => each.from === way.from && each.to === way.to) === i);
  return [...once, ...(from && to && from !== to ? [{ from, to, kind: 'march' } as const] : [])];
}

const fromOf = (view: View, { prompt: { args } }: Decision): string | undefined => {
  const at = args.at ?? view.units.find(({ id }) => id === args.unit)?.at;
  return typeof at === 'string' ? onSheet(at) : undefined;
};

/** The combat or march under way. */
export function focus(view: View): readonly string[] {
  const task = view.agenda.at(-1);
  if (!task) return [];
  if ('fight' in task) return [task.fight.at];
  if ('march' in task) return [task.march.at, task.march.to];
  if (task.do === 'repatriate')
    return view.units.filter(({ id, at }) => task.units.includes(id) && at in view.lands).map(({ at }) => at);
  if ('sea' in task) return [task.sea];
  return 'at' in task && typeof task.at === 'string' ? [task.at] : [];
}

/** Where the Powers of a seat have their troops; who has none yet looks at his home areas. */
export const home = (view: View, seat: string | null): readonly string[] => {
  const led: readonly string[] = seat === null ? [] : powersOf(view, seat);
  const mine = view.realms.some(({ power }) => power === seat) ? [seat] : led;
  const camps = view.units.filter(({ owner, at }) => mine.includes(owner) && at in view.lands).map(({ at }) => at);
  if (camps.length > 0) return camps;
  return Object.keys(view.lands).filter((area) => {
    const banner = bannerOf(view, area);
    return banner?.as === 'home' && mine.includes(banner.power);
  });
};
