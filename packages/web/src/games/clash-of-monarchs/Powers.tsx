import { COLONIAL } from '@quadrille/clash-of-monarchs/board/codes.ts';
import { Dot } from '../../ui/Emblem.tsx';
import type { PanelProps } from '../presenter.ts';
import {
  ALLIANCES,
  type Alliance,
  leaderName,
  NATIONS,
  nationOf,
  spaceName,
  spOf,
  stackName,
  strength,
  type View,
} from './model.ts';
import { areas } from './printed.build.ts';
import { t, tell } from './words.ts';

type Name = (id: string) => string;

/** Forces and pools of each nation, Forage and Devastation, prisoners: what does not fit on the map. */
export const Powers = ({ view, name }: PanelProps<View> & { readonly name: Name }) => (
  <>
    <section>
      <h3>{t('com/forces')}</h3>
      {NATIONS.map((nation) => (
        <Forces key={nation} view={view} nation={nation} name={name} />
      ))}
    </section>
    <section>
      <h3>{t('com/areas')}</h3>
      <Ravages view={view} />
    </section>
    <section>
      <h3>{t('com/prisoners')}</h3>
      {ALLIANCES.map((alliance) => (
        <Captives key={alliance} view={view} alliance={alliance} />
      ))}
    </section>
  </>
);

/** Where the Colonial Conflict stands: even, or so far toward Britain or France. */
export function colonies(view: View, name: Name): string {
  const [letter = '0', n = 0] = COLONIAL[view.colonial] ?? '0';
  return letter === '0'
    ? t('com/colonial-even')
    : t('com/colonial-at', { n, power: name(letter === 'B' ? 'BR' : 'FR') });
}

const Forces = ({
  view,
  nation,
  name,
}: {
  readonly view: View;
  readonly nation: (typeof NATIONS)[number];
  readonly name: Name;
}) => {
  const own = view.stacks.filter((stack) => nationOf(stack) === nation).sort((a, b) => spOf(b) - spOf(a));
  if (own.length === 0) return null;
  return (
    <div class="forces" data-p={nation}>
      <h4>
        <Dot power={nation} small /> {name(nation)}
      </h4>
      <ul>
        {own.map((stack) => (
          <li key={stack.id}>
            <b>{strength(stack)}</b> {stackName(stack)}, {spaceName(stack.at)}
            {stack.supply !== 'full' && <span class="pill warn">{tell(stack.supply)}</span>}
            {stack.morale !== 'good' && <span class="pill bad">{tell(stack.morale)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Ravages = ({ view }: { readonly view: View }) => {
  const forage = Object.entries(view.forage).filter(([, n]) => n > 0);
  if (forage.length === 0 && view.devastated.length === 0) return <p class="meta">{t('com/nothing')}</p>;
  return (
    <ul>
      {view.devastated.map((area) => (
        <li key={area}>{t('com/devastated', { area: areas[area] ?? area })}</li>
      ))}
      {forage.map(([area, n]) => (
        <li key={area}>{t('com/forage', { area: areas[area] ?? area, n })}</li>
      ))}
    </ul>
  );
};

const Captives = ({ view, alliance }: { readonly view: View; readonly alliance: Alliance }) => {
  const { leaders, troops } = view.prisoners[alliance];
  return (
    <p>
      {t(`com/${alliance}`)}: {t('com/prisoners-of', { sp: spOf({ troops }), leaders: leaders.length })}
      {leaders.length > 0 && ` (${leaders.map(leaderName).join(', ')})`}
    </p>
  );
};
