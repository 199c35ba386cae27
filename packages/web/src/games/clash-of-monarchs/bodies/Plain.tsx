import { useMemo } from 'preact/hooks';
import type { Speech } from '../../../plain/speech.ts';
import { cardOf } from '../model.ts';
import { saidOf } from '../saying.ts';
import { chronicle } from '../telling.ts';
import { t } from '../words.ts';
import { Numbered, runsIn } from './Numbers.tsx';
import { type Body, Chip, Elsewhere } from './parts.tsx';
import { Toll } from './Toll.tsx';
import { Word } from './Word.tsx';

const MOST = 8;
/** So many places can be told apart in a list; the others are touched on the map, or looked up by name. */
const IN_SIGHT = 9;
const IN_SIGHT_SMALL = 5;
/** What the table of forces shows already. */
const SHOWN: readonly string[] = ['losses', 'morale', 'supply', 'retreated', 'moved', 'quarters', 'encouraged'];

/** What would come of what is proposed or selected: force by force, then whatever else happens. */
export const plainBody = (speech: Speech) => (props: Body) => {
  const { preview, choices, decision, children } = props;
  const card = cardOf(String(decision.prompt.args.card ?? ''));
  const lines = useMemo(
    () =>
      preview
        ? chronicle(
            speech,
            preview.events.filter(({ type }) => !SHOWN.includes(type)).map((event) => ({ seq: -1, event })),
          )
        : [],
    [preview],
  );
  const told = lines.filter(({ heading }) => !heading);
  const numbers = runsIn(choices.listed).runs.length > 0;
  return (
    <div class="com-body">
      {card && <p class="march-hint meta">{card.text}</p>}
      {decision.prompt.id === 'surprise' && decision.options.length === 1 && (
        <p class="march-hint meta">{t('com/no-surprise')}</p>
      )}
      <Toll {...props} />
      {told.length > 0 && (
        <ul class="proposal">
          {told.slice(0, MOST).map(({ parts }, place) => (
            <li key={place}>{saidOf(parts)}</li>
          ))}
          {told.length > MOST && <li class="meta">{t('com/and-more', { n: told.length - MOST })}</li>}
        </ul>
      )}
      {decision.prompt.id === 'discard' ? (
        <Discards {...props} />
      ) : numbers ? (
        <Numbered {...props} />
      ) : choices.listed.length > IN_SIGHT ? (
        <Folded {...props} />
      ) : (
        children
      )}
      <Word {...props} speech={speech} />
    </div>
  );
};

/** A long list: the first of it, what ends the question, and all the others by name. */
const Folded = ({ decision, choices, ready, choose, point, small }: Body) => {
  const goes = choices.listed.filter(({ closing }) => !closing);
  const first = goes.slice(0, small ? IN_SIGHT_SMALL : IN_SIGHT);
  const rest = goes.slice(first.length);
  const more = { ready, choose, point };
  const placed = rest.every(({ place }) => place !== undefined);
  return (
    <div class="offered-row">
      <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
        {[...first, ...choices.listed.filter(({ closing }) => closing)].map((choice) => (
          <Chip key={choice.option} choice={choice} {...more} />
        ))}
      </div>
      <Elsewhere title={t(placed ? 'com/more-by-name' : 'com/more', { n: rest.length })} choices={rest} {...more} />
    </div>
  );
};

/** Cards too many: at a desk the hand below tells what each says, on a phone the list does. */
const Discards = ({ decision, choices, ready, choose, point, small }: Body) => (
  <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
    {choices.listed.map((choice) => {
      const card = cardOf(choice.option.split('/')[1] ?? '');
      const says = small && card ? `${choice.sub}. ${card.text}` : choice.sub;
      return (
        <Chip
          key={choice.option}
          choice={choice}
          ready={ready}
          choose={choose}
          point={point}
          {...(says !== undefined && { says })}
        />
      );
    })}
  </div>
);
