import { Dot } from '../../ui/Emblem.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { SumTable } from '../../ui/SumTable.tsx';
import type { PanelProps, Weighed } from '../presenter.ts';
import { ALLIANCES, allianceVp, lightIn, PRINCIPAL, powersOf, type Theater, type View } from './model.ts';
import { colonies, Powers } from './Powers.tsx';
import { exhausted, fatigue } from './printed.build.ts';
import { t, tell } from './words.ts';

type Name = (id: string) => string;
type TracksProps = PanelProps<View> &
  Partial<Weighed> & { readonly name: Name; readonly cite?: (section: string) => void };

const ROUNDS = 5;
const SEASONS = ['summer', 'fall', 'winter', 'spring'] as const;
const THEATERS: readonly Theater[] = ['border', 'german', 'northern'];
const nowhere = () => undefined;

/** Where the year stands, who is ahead, how tired everybody is: all tracks of the board, then what lies beside it. */
export const Tracks = (props: TracksProps) => {
  const { view, name, cite = nowhere } = props;
  const acting = view.season === 'summer' || view.season === 'fall';
  return (
    <div class="com-rail">
      <section>
        <h3>{view.year}</h3>
        <ol class="year-track">
          {SEASONS.map((season) => (
            <li key={season} aria-current={view.season === season ? 'step' : undefined}>
              {tell(season)}
              {view.season === season && acting && <Pips spent={view.round} of={ROUNDS} />}
            </li>
          ))}
        </ol>
        {view.active && <p class="meta">{t('com/turn', { power: name(view.active) })}</p>}
        {view.severe && <p class="pill warn">{t('com/severe')}</p>}
        {view.halley && <p class="pill">{t('com/wider')}</p>}
      </section>
      <section>
        <h3>{t('com/victory')}</h3>
        {ALLIANCES.map((alliance) => (
          <div key={alliance} data-p={PRINCIPAL[alliance]}>
            <h4>
              <Dot power={PRINCIPAL[alliance]} small /> {t(`com/${alliance}`)}
              <span class="pill push">{tell(`level-${view.levels[alliance].level}`)}</span>
            </h4>
            <SumTable
              open={cite}
              lines={[
                ...powersOf(view, alliance).map((power) => ({ why: name(power), num: view.powers[power].vp })),
                ...(view.frozenVp[alliance] === 0 ? [] : [{ why: t('com/frozen'), num: view.frozenVp[alliance] }]),
                {
                  why: t('com/adjusted'),
                  num: view.levels[alliance].vp - allianceVp(view, alliance),
                  cite: 'CM §23.2',
                },
              ]}
              sum={{ why: t('com/if-it-ended'), num: view.levels[alliance].vp, cite: 'CM §23.4' }}
            />
          </div>
        ))}
      </section>
      <section>
        <h3>{t('com/will-track')}</h3>
        {ALLIANCES.flatMap((alliance) => powersOf(view, alliance)).map((power) => {
          const { will, supplyActions } = view.powers[power];
          const tired = fatigue[power] ?? 0;
          const state = will <= exhausted ? 'exhausted' : will <= tired ? 'fatigued' : undefined;
          return (
            <div key={power} class="will-row" data-p={power}>
              <Dot power={power} name={name(power)} small />
              <span class="track">
                <i style={{ width: `${Math.min(100, will * 5)}%` }} />
                <u style={{ left: `${tired * 5}%` }} title={t('com/fatigued')} />
                <u class="end" style={{ left: `${exhausted * 5}%` }} title={t('com/exhausted')} />
              </span>
              <b>{will}</b>
              <span class="meta">
                {state ? tell(state) : t('com/purse', { thl: view.nations[power].treasury, sa: supplyActions })}
              </span>
            </div>
          );
        })}
      </section>
      <section>
        <h3>{t('com/kk')}</h3>
        {THEATERS.map((theater) => (
          <p key={theater} class="theater-row">
            <b>{tell(theater)}</b>
            <span>
              {t('com/light', { ap: lightIn(view, theater, 'ap'), coalition: lightIn(view, theater, 'coalition') })}
            </span>
            {view.advantage[theater] && (
              <span class="pill">{t('com/advantage', { side: t(`com/${view.advantage[theater]}`) })}</span>
            )}
          </p>
        ))}
        <p>
          {t('com/colonial')}: {colonies(view, name)}
        </p>
      </section>
      <Powers {...props} />
    </div>
  );
};
