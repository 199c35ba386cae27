import { Dot } from '../../../ui/Emblem.tsx';
import { Figure } from '../../../ui/Icon.tsx';
import { type Change, changesIn } from '../changes.ts';
import { nationOf, type Stack, signed, spaceName, spOf, stackName, strength } from '../model.ts';
import { t, tell } from '../words.ts';
import type { Body } from './parts.tsx';

/** What an answer would do to every force it touches: its strength before and after, arm by arm. */
export const Toll = ({ view, decision, preview, point }: Pick<Body, 'view' | 'decision' | 'preview' | 'point'>) => {
  // In spring all Powers act side by side: what the others do is theirs.
  const concerns = (stack: Stack): boolean =>
    view.season !== 'spring' || view.seats[view.nations[nationOf(stack)].patron] === decision.seat;
  const changes = changesIn(view, preview).filter(({ was }) => concerns(was));
  if (changes.length === 0) return null;
  return (
    <ul class="toll">
      {changes.map((change) => (
        <li
          key={change.was.id}
          data-p={nationOf(change.was)}
          onMouseEnter={() => point([change.was.at])}
          onMouseLeave={() => point([])}
        >
          <Dot power={nationOf(change.was)} small />
          <b class="grow">{stackName(change.was)}</b>
          {joinedBy(change, changes) ? (
            <Joins change={change} changes={changes} />
          ) : (
            <>
              <Arms change={change} />
              <After change={change} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

/** The force that comes to where this one stood and takes it up: nobody of it is lost. */
const joinedBy = ({ was, is }: Change, changes: readonly Change[]): Stack | undefined =>
  is ? undefined : changes.find((other) => other.is?.at === was.at && nationOf(other.was) === nationOf(was))?.is;

const Joins = ({ change, changes }: { readonly change: Change; readonly changes: readonly Change[] }) => {
  const by = joinedBy(change, changes);
  if (!by) return null;
  const name = by.leaders.length > 0 ? stackName(by) : t('com/troops-of', { at: spaceName(by.at) });
  return <span class="pill">{t('com/joins', { name })}</span>;
};

const Arms = ({ change: { arms } }: { readonly change: Change }) => (
  <>
    {arms.map(({ arm, num }) => (
      <span key={arm} class={num < 0 ? 'arm-change down' : 'arm-change up'}>
        <Figure name={arm} size={15} />
        {signed(num)} <span class="vh">{t(`com/arm-${arm}`)}</span>
      </span>
    ))}
  </>
);

const After = ({ change: { was, is } }: { readonly change: Change }) => (
  <>
    <span class="was-is">
      {is && strength(is) !== strength(was)
        ? t('com/was-is', { was: strength(was), now: strength(is) })
        : t('com/sps', { n: !is ? 0 : is.veiled ? strength(is) : spOf(is) })}
    </span>
    {is && is.at !== was.at && <span class="pill">{t('com/goes-to', { at: spaceName(is.at) })}</span>}
    {is && is.morale !== was.morale && (
      <span class={is.morale === 'good' ? 'pill good' : 'pill bad'}>{tell(is.morale)}</span>
    )}
    {is && is.supply !== was.supply && (
      <span class={is.supply === 'full' ? 'pill good' : 'pill warn'}>{tell(is.supply)}</span>
    )}
    {!is && <span class="pill bad">{t('com/is-gone')}</span>}
  </>
);
