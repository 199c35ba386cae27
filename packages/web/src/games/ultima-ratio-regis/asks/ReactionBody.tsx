import { ORDERS } from '@quadrille/ultima-ratio-regis/orders.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { BodyProps } from '../../presenter.ts';
import { flagOf, isSquadron, powersOf, type Unit, type View } from '../model.ts';
import { Units } from '../parts/Units.tsx';
import { t } from '../words.ts';

interface ReactionProps extends BodyProps<View> {
  readonly name: (id: string) => string;
  readonly orderText: (order: string) => string;
}

type Asked = Pick<BodyProps<View>, 'view' | 'decision'>;

/** What each standing order would say to this question, if it says anything: the rules know. */
const answersTo = ({ view, decision: { seat, kind, prompt, cite } }: Asked) =>
  ORDERS.flatMap(({ id, answer }) => {
    const option = answer({ seat, kind, view, ask: { id: prompt.id, args: prompt.args, cite } });
    return option === undefined ? [] : [{ id, option }];
  });

/** The standing orders that would answer this question. */
export const ordersFor = (asked: Asked): readonly string[] => answersTo(asked).map(({ id }) => id);

/** The answer that lets a reaction pass. */
export const lettingPass = (asked: Asked): string | undefined =>
  answersTo(asked).find(({ option }) => asked.decision.options.includes(option))?.option;

/** A reaction: who comes with what, who could meet them, the answers, and how not to be asked again. */
export function ReactionBody(props: ReactionProps) {
  const { children, leave, orderText } = props;
  return (
    <>
      <Forces {...props} />
      {children}
      <div class="standing-orders">
        <span class="meta">{t('urr/pass-and')}</span>
        {ordersFor(props).map((order) => (
          <button key={order} type="button" class="pill" data-order={order} onClick={() => leave(order)}>
            <Icon name="hourglass" size={14} />
            {orderText(order)}
          </button>
        ))}
      </div>
    </>
  );
}

/** A question of fleets: whose squadrons are in that sea. */
export const FleetsBody = ({ view, decision, children, name }: BodyProps<View> & Pick<ReactionProps, 'name'>) => {
  const sea = String(decision.prompt.args.sea);
  const fleets = view.units.filter((unit) => unit.at === sea && isSquadron(unit));
  return (
    <>
      <ul class="forces">
        {[...new Set(fleets.map(({ owner }) => owner))].map((owner) => (
          <Units
            key={owner}
            view={view}
            power={owner}
            units={fleets.filter((unit) => unit.owner === owner)}
            name={name}
            note={t('urr/afloat', { sea: name(sea) })}
          />
        ))}
      </ul>
      {children}
    </>
  );
};

/** Those who come, and one's own where they go. */
function Forces({ view, decision, name }: ReactionProps) {
  const task = view.agenda.at(-1);
  const march = task && 'march' in task ? task.march : undefined;
  const voyage = task?.do === 'voyage' ? task : undefined;
  const moving = march ?? voyage;
  if (!moving) return null;
  const unitsOf = (ids: readonly string[]) => ids.flatMap((id) => view.units.find((unit) => unit.id === id) ?? []);
  const mine: readonly string[] = powersOf(view, decision.seat);
  const at = String(decision.prompt.args.sea ?? moving.to);
  const there = view.units.filter(
    (unit) => unit.at === at && mine.includes(flagOf(view, unit.owner)) && (voyage ? isSquadron(unit) : true),
  );
  const owners = [...new Set(there.map(({ owner }) => owner))];
  const own = (owner: string): readonly Unit[] => there.filter((unit) => unit.owner === owner);
  return (
    <ul class="forces">
      <Units
        view={view}
        power={moving.power}
        units={unitsOf(moving.units)}
        leader={march?.leader ?? null}
        name={name}
        note={`${name(moving.from)} → ${name(moving.to)}`}
      />
      {owners.map((owner) => (
        <Units
          key={owner}
          view={view}
          power={owner}
          units={own(owner)}
          name={name}
          note={t('urr/stands', { at: name(at) })}
        />
      ))}
    </ul>
  );
}
