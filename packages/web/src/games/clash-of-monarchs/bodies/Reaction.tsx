import type { JSX } from 'preact';
import type { Speech } from '../../../plain/speech.ts';
import { Figure } from '../../../ui/Icon.tsx';
import { Odds } from '../../../ui/Odds.tsx';
import type { Choice } from '../../choices.ts';
import { linesOf } from '../foresight.ts';
import { cardOf, leaderName, spaceName } from '../model.ts';
import { t } from '../words.ts';
import { Outcome } from './March.tsx';
import { type Body, Chip, Elsewhere, headOf } from './parts.tsx';
import { Word } from './Word.tsx';

/** An answer in its parts: what is tried first, and what is done if that fails. */
interface Answer {
  readonly first: string | undefined;
  readonly back: string | undefined;
}

const OR = '/or/';
const isBack = (option: string): boolean => option === 'stand' || headOf(option) === 'withdraw';

function answerOf(option: string | undefined): Answer {
  if (option === undefined) return { first: undefined, back: undefined };
  const [first, back] = option.split(OR);
  return first !== undefined && isBack(first) ? { first: undefined, back: first } : { first, back };
}

/** The option that says both, if there is one; else what was touched last. */
const joined = (options: readonly string[], first: string | undefined, back: string | undefined): string | undefined =>
  first !== undefined && back !== undefined && options.includes(`${first}${OR}${back}`)
    ? `${first}${OR}${back}`
    : undefined;

/** An enemy marches: one row for each way to answer, with its chance, and one for what is done if that fails. */
export const reactionBody = (speech: Speech) => (props: Body) => {
  const { decision, choices, ready, preview, choose, point, cite } = props;
  const { options } = decision;
  const single = choices.listed.filter(({ option }) => !option.includes(OR));
  const row = (is: (option: string) => boolean) => single.filter(({ option }) => is(option));
  const chosen = answerOf(ready);
  const odds = linesOf(preview, 'interception');
  const slip = linesOf(preview, 'withdrawal')[0];
  const lineFor = (option: string) => odds.find(({ args }) => args?.leader === option.split('/')[1]);
  const says = (option: string): string | undefined => {
    const line = lineFor(option);
    if (!line) return undefined;
    const from = { from: spaceName(String(line.args?.from ?? '')), n: Number(line.args?.sp ?? 0) };
    return option.endsWith('/part') ? t('com/with-a-part', from) : t('com/with-all', from);
  };
  const tryFirst = (option: string) => choose(joined(options, option, chosen.back) ?? option);
  const fallBack = (option: string) => choose(joined(options, chosen.first, option) ?? option);
  const interrupts = row((option) => headOf(option) === 'interrupt');
  const whole = row((option) => headOf(option) === 'intercept' && !option.endsWith('/part'));
  const parts = row((option) => headOf(option) === 'intercept' && option.endsWith('/part'));
  const intercepts = whole.length > 0 ? whole : parts;
  // How it would end is told of whoever is chosen, and before that of the first on offer.
  const comer = headOf(chosen.first ?? '') === 'intercept' ? chosen.first : whole[0]?.option;
  const backs = row(isBack);
  const rest = single.filter((choice) => ![...interrupts, ...whole, ...parts, ...backs].includes(choice));
  // To let this pass comes before letting all of it pass.
  const passes = rest.toSorted((a, b) => Number(b.option === 'pass') - Number(a.option === 'pass'));
  const alone = interrupts.length + intercepts.length + backs.length === 0;
  return (
    <div class="com-body reaction">
      <Row name={t('com/way-interrupt')} figure="bolt" open={() => cite('CM §8.6.5')} choices={interrupts}>
        {(choice) => {
          const card = cardOf(choice.option.split('/')[1] ?? '');
          return (
            <Chip
              key={choice.option}
              choice={card ? { ...choice, label: card.title } : choice}
              ready={ready}
              choose={choose}
              point={point}
              {...(card && { says: card.text })}
            />
          );
        }}
      </Row>
      <Row name={t('com/way-intercept')} figure="horse" open={() => cite('CM §13.0')} choices={intercepts}>
        {(choice) => {
          const line = lineFor(choice.option);
          const said = says(choice.option);
          return (
            <Chip
              key={choice.option}
              choice={{ ...choice, label: leaderName(choice.option.split('/')[1] ?? '') }}
              ready={chosen.first === choice.option ? choice.option : undefined}
              choose={tryFirst}
              point={point}
              {...(said !== undefined && { says: said })}
            >
              {line && <Odds chance={Number(line.value)} />}
            </Chip>
          );
        }}
      </Row>
      {comer !== undefined && <Arrives leader={comer.split('/')[1] ?? ''} preview={preview} />}
      <Row
        name={t(intercepts.length > 0 ? 'com/way-else' : 'com/way-withdraw')}
        figure="retreat"
        open={() => cite('CM §14.0')}
        choices={backs}
      >
        {(choice) => (
          <Chip
            key={choice.option}
            choice={choice}
            ready={chosen.back === choice.option ? choice.option : undefined}
            choose={fallBack}
            point={point}
          >
            {slip && choice.option !== 'stand' && <Odds chance={Number(slip.value)} />}
          </Chip>
        )}
      </Row>
      <Row
        name={alone ? '' : t('com/way-pass')}
        choices={passes}
        more={
          whole.length > 0 && (
            <Elsewhere
              title={t('com/in-part', { n: parts.length })}
              choices={parts}
              ready={ready}
              choose={choose}
              point={point}
            />
          )
        }
      >
        {(choice) => <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />}
      </Row>
      {alone && <p class="march-hint meta">{t('com/asked-all-the-same')}</p>}
      <Word {...props} speech={speech} />
    </div>
  );
};

/** The battle, if he comes. */
const Arrives = ({ leader, preview }: { readonly leader: string } & Pick<Body, 'preview'>) => {
  const columns = linesOf(preview, 'column');
  const spOf = (role: string) => Number(columns.find(({ args }) => args?.role === role)?.args?.sp ?? 0);
  if (columns.length === 0) return null;
  return (
    <p class="march-head">
      <span>
        {t('com/if-he-comes', { leader: leaderName(leader), own: spOf('attacker'), enemy: spOf('defender') })}
      </span>
      <Outcome preview={preview} />
    </p>
  );
};

interface RowProps {
  readonly name: string;
  readonly figure?: string;
  readonly open?: () => void;
  readonly choices: readonly Choice[];
  readonly children: (choice: Choice) => JSX.Element;
  /** What unfolds beside them. */
  readonly more?: JSX.Element | false;
}

/** One way to answer, with all who could. */
const Row = ({ name, figure, open, choices, children, more }: RowProps) =>
  choices.length === 0 ? null : (
    <div class={name === '' ? 'way-row alone' : 'way-row'}>
      {open && figure ? (
        <button type="button" class="way-name" onClick={open}>
          <Figure name={figure} size={18} /> {name}
        </button>
      ) : (
        name !== '' && <span class="way-name or">{name}</span>
      )}
      <div class="offered-row">
        <div class="opts" role="radiogroup" aria-label={name}>
          {choices.map(children)}
        </div>
        {more}
      </div>
    </div>
  );
