import {
  fieldArtillery,
  lightUnits,
  lineCavalrySp,
  lineInfantry,
  siegeArtillery,
} from '@quadrille/clash-of-monarchs/facts/troops.ts';
import type { Speech } from '../../plain/speech.ts';
import { Shield } from '../../ui/Emblem.tsx';
import { Figure } from '../../ui/Icon.tsx';
import { SumTable } from '../../ui/SumTable.tsx';
import type { PanelProps, Weighed } from '../presenter.ts';
import { causeOf } from './bodies/Rolls.tsx';
import { pieceOf } from './faces.ts';
import { figureOf, linesOf } from './foresight.ts';
import { marchIn } from './manners.ts';
import { headOf, leaderName, nationOf, type Stack, spaceName, spOf, strength, type View } from './model.ts';
import { leaders } from './printed.build.ts';
import { t, tell } from './words.ts';

type CommandProps = PanelProps<View> & Weighed & { readonly speech: Speech; readonly cite: (section: string) => void };

/** The Command in question: on the march, chosen, named by the question, or the strongest of the Power that is asked. */
function inQuestion({ view, seat, ready, decision }: CommandProps): Stack | undefined {
  const march = marchIn(view);
  const chosen = ready === undefined ? undefined : pieceOf(view, ready);
  const own = (stack: Stack) => seat === null || view.seats[view.nations[nationOf(stack)].patron] === seat;
  const named = decision?.prompt.args.force;
  const asked = decision?.prompt.args.power ?? decision?.prompt.args.nation ?? decision?.about ?? view.active;
  const strongest = [...view.stacks].filter(own).sort((a, b) => spOf(b) - spOf(a));
  return (
    view.stacks.find(({ id }) => id === march?.stack) ??
    view.stacks.find(({ id }) => `stack/${id}` === chosen) ??
    view.stacks.find(({ leaders: led }) => typeof named === 'string' && led.includes(named)) ??
    strongest.find((stack) => view.nations[nationOf(stack)].patron === asked) ??
    strongest[0]
  );
}

/** Leader, troops, how far it may go and what feeds it. */
export function Command(props: CommandProps) {
  const { view, preview, speech, cite } = props;
  const stack = inQuestion(props);
  if (!stack) return <p class="meta pad">{t('com/no-command')}</p>;
  const nation = nationOf(stack);
  const head = headOf(stack);
  const causes = linesOf(preview, 'mp');
  const why = linesOf(preview, 'interception-drm');
  const march = marchIn(view);
  const marching = march?.stack === stack.id;
  return (
    <div class="com-rail">
      <section>
        <header class="command-head" data-p={nation}>
          <Shield power={nation} />
          <div>
            <h3>{head === undefined ? t('com/troops') : leaderName(head)}</h3>
            <span class="meta">
              {t(stack.inside ? 'com/command-inside' : 'com/command-at', { at: spaceName(stack.at) })}
            </span>
          </div>
          <span class={stack.supply === 'full' ? 'pill good push' : 'pill warn push'}>{tell(stack.supply)}</span>
          {stack.morale !== 'good' && <span class="pill bad">{tell(stack.morale)}</span>}
        </header>
        {head !== undefined && <Ratings leader={head} />}
        {stack.leaders.length > 1 && (
          <p class="with">
            {stack.leaders
              .filter((id) => id !== head)
              .map((id) => (
                <span key={id} class="pill">
                  {leaderName(id)} {leaders[id]?.offense.replace('!', '')} / {leaders[id]?.defense.replace('!', '')}
                </span>
              ))}
          </p>
        )}
      </section>
      <section>
        <h3>
          {t('com/strength')} <b>{t('com/sps', { n: stack.veiled ? strength(stack) : spOf(stack) })}</b>
        </h3>
        {stack.veiled ? (
          <p class="meta">{t(stack.veiled === 'major' ? 'com/veiled-major' : 'com/veiled-minor')}</p>
        ) : (
          <>
            <Arms stack={stack} />
            <Ruler sp={spOf(stack)} capacity={marching ? figureOf(preview, 'capacity') : undefined} nation={nation} />
          </>
        )}
      </section>
      {marching && causes.length > 0 && (
        <section>
          <h3>{t('com/movement')}</h3>
          <SumTable
            open={cite}
            lines={[
              ...causes.map(({ args, value, cite: section }) => ({
                why: causeOf(speech, String(args?.why ?? '')),
                num: Number(value),
                cite: section,
              })),
              ...(march.spent > 0 ? [{ why: t('com/spent'), num: -march.spent, cite: 'CM §12.0' }] : []),
              ...linesOf(preview, 'leg').map(({ args, value, cite: section }) => ({
                why: t('com/to', { at: spaceName(String(args?.at ?? '')) }),
                num: -Number(value),
                cite: section,
              })),
            ]}
            sum={{ why: t('com/mp-left'), num: leftOf(props), cite: 'CM §12.0' }}
          />
        </section>
      )}
      <Supply {...props} />
      {why.length > 0 && (
        <section>
          <h3>{t('com/why-these-odds')}</h3>
          <SumTable
            open={cite}
            lines={why.map(({ args, value, cite: section }) => ({
              why: causeOf(speech, String(args?.why ?? '')),
              num: Number(value),
              cite: section,
            }))}
            sum={{ why: t('com/needs-six'), num: '', cite: 'CM §13.2' }}
          />
        </section>
      )}
    </div>
  );
}

const leftOf = ({ preview, decision }: CommandProps): number =>
  figureOf(preview, 'mp-left') ?? Number(decision?.prompt.args.left ?? 0);

const Supply = ({ preview, cite }: CommandProps) => {
  const [line] = linesOf(preview, 'supply');
  if (!line) return null;
  const fed = line.value === 'path';
  return (
    <section>
      <h3>
        {t('com/supply-at', { at: spaceName(String(line.args?.at ?? '')) })}
        <button type="button" class="cite" onClick={() => cite(line.cite)}>
          {line.cite.replace('CM ', '')}
        </button>
      </h3>
      <p>
        <span class={fed ? 'pill good' : 'pill bad'}>{t(fed ? 'com/supplied-there' : 'com/unsupplied-there')}</span>
      </p>
    </section>
  );
};

/** The counter of a leader: red boxes as printed. */
const Ratings = ({ leader }: { readonly leader: string }) => {
  const printed = leaders[leader];
  if (!printed) return null;
  const { initiative, mp, offense, defense } = printed;
  return (
    <dl class="rate" title={printed.reconstructed ? t('com/reconstructed') : undefined}>
      <Rate name={t('com/initiative')} value={String(initiative)} />
      <Rate name={t('com/mp')} value={String(mp)} />
      <Rate name={t('com/attack')} value={offense} />
      <Rate name={t('com/defend')} value={defense} />
    </dl>
  );
};

const Rate = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dd class={value.endsWith('!') ? 'red' : ''}>{value.replace('!', '')}</dd>
    <dt>{name}</dt>
  </div>
);

const Arms = ({ stack }: { readonly stack: Stack }) => (
  <dl class="comp">
    {(
      [
        ['foot', lineInfantry(stack)],
        ['light', lightUnits(stack)],
        ['horse', lineCavalrySp(stack)],
        ['gun', fieldArtillery(stack)],
        ['siege', siegeArtillery(stack)],
      ] as const
    ).map(([figure, count]) => (
      <div key={figure} class={count === 0 ? 'none' : ''}>
        <Figure name={figure} size={18} />
        <dd>{count}</dd>
        <dt>{t(`com/arm-${figure}`)}</dt>
      </div>
    ))}
  </dl>
);

/** Thresholds of size: fewer than 16 SPs march further, more than 27 less far (12.1). */
const LIGHT = 16;
const HEAVY = 28;

/** Strength against what the rules make of it. */
const Ruler = ({
  sp,
  capacity,
  nation,
}: {
  readonly sp: number;
  readonly capacity: number | undefined;
  readonly nation: string;
}) => {
  const most = Math.max(40, sp);
  const at = (n: number) => `${(n / most) * 100}%`;
  return (
    <div class="ruler" data-p={nation}>
      <span class="bd">
        <i style={{ width: at(sp) }} />
      </span>
      <u class="ok" style={{ left: at(LIGHT) }} data-l={t('com/light-army')} />
      <u style={{ left: at(HEAVY) }} data-l={t('com/heavy-army')} />
      {capacity !== undefined && <small class="cap">{t('com/can-lead', { n: capacity })}</small>}
    </div>
  );
};
