import type { JSX } from 'preact';
import { capital, type Speech } from '../../../plain/speech.ts';
import type { Choice } from '../../choices.ts';
import { linesOf } from '../foresight.ts';
import { spaceName } from '../model.ts';
import { t, type WordId } from '../words.ts';
import { type Body, Chip, headOf } from './parts.tsx';

interface LeviesProps {
  readonly preview: Body['preview'];
  readonly speech: Speech;
  /** The button that rolls them, where one may choose. */
  readonly chipOf?: (option: string) => JSX.Element | undefined;
}

/** The dice of each nation: what they may bring, and what they may cost. */
export const Levies = ({ preview, speech, chipOf }: LeviesProps) => {
  const levies = linesOf(preview, 'levy');
  if (levies.length === 0) return preview ? <p class="march-hint meta">{t('com/no-levy')}</p> : null;
  return (
    <ul class="levies">
      {levies.map(({ args = {}, value }) => (
        <li key={`${args.nation}/${args.option ?? ''}`} data-p={args.nation}>
          {chipOf?.(String(args.option)) ?? <b>{capital(speech.name(String(args.nation)))}</b>}
          <span>
            {t('com/levy', { dice: Number(value), drm: drmOf(Number(args.drm)) })}{' '}
            <b>{range(args.least, args.most, 'com/levy-inf')}</b>, {range(args.fewSteps, args.steps, 'com/levy-cav')},{' '}
            {range(args.cheap, args.dear, 'com/levy-thl')}
          </span>
          {args.at !== undefined && <span class="meta">{t('com/levy-at', { at: spaceName(String(args.at)) })}</span>}
          {args.room !== undefined && <span class="pill warn">{t('com/levy-room', { n: Number(args.room) })}</span>}
        </li>
      ))}
    </ul>
  );
};

/** What the dice of each nation may bring at their worst and best, and what else the Treasury can pay for. */
export const Recruits = (props: Body & { readonly speech: Speech }) => {
  const { decision, choices, ready, preview, choose, point, speech } = props;
  const costs = new Map(linesOf(preview, 'refit').map(({ args, value }) => [String(args?.option), Number(value)]));
  const byHand = decision.prompt.id === 'recruit';
  const dice = choices.listed.filter(({ option }) => headOf(option) === 'recruit');
  const refits = choices.listed.filter(({ option }) => costs.has(option));
  const rest = choices.listed.filter((choice) => !refits.includes(choice) && !(byHand && dice.includes(choice)));
  const chip = (choice: Choice, says?: string) => (
    <Chip
      key={choice.option}
      choice={choice}
      ready={ready}
      choose={choose}
      point={point}
      {...(says !== undefined && { says })}
    />
  );
  return (
    <>
      <Levies
        preview={preview}
        speech={speech}
        chipOf={(option) => {
          const choice = dice.find((each) => each.option === option);
          return choice && chip({ ...choice, label: diceOf(option) });
        }}
      />
      <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
        {refits.map((choice) => chip(choice, t('com/thl', { n: costs.get(choice.option) ?? 0 })))}
        {rest.map((choice) => chip(choice))}
      </div>
    </>
  );
};

/** `recruit/2`, `recruit/3-paid`: the dice that are thrown, the last of them bought (20.4.1). */
const diceOf = (option: string): string => {
  const [, dice = ''] = option.split('/');
  return t(dice.endsWith('-paid') ? 'com/dice-paid' : 'com/dice-free', { n: Number.parseInt(dice, 10) });
};

const drmOf = (drm: number): string => (drm === 0 ? '' : drm > 0 ? ` +${drm}` : ` −${-drm}`);
const range = (low: unknown, high: unknown, id: WordId): string =>
  t(id, { n: low === high ? String(low) : `${low}–${high}` });
