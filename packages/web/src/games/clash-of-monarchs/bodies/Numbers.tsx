import { useState } from 'preact/hooks';
import { Stepper } from '../../../ui/Stepper.tsx';
import type { Choice } from '../../choices.ts';
import { t } from '../words.ts';
import { type Body, Chip } from './parts.tsx';

/** `leave/3/zittau`: what, how many, and where. */
const NUMBERED = /^([a-z-]+)\/(\d+)(\/.*)?$/;
/** So many numbers of one thing are set by two buttons instead. */
const SEVERAL = 3;

interface Run {
  readonly key: string;
  readonly choices: readonly { readonly choice: Choice; readonly num: number }[];
}

/** Options that differ only by a number, and the others. */
export function runsIn(listed: readonly Choice[]): { readonly runs: readonly Run[]; readonly rest: readonly Choice[] } {
  const byKey = new Map<string, Run['choices']>();
  for (const choice of listed) {
    const [, head, num, tail = ''] = NUMBERED.exec(choice.option) ?? [];
    if (head === undefined) continue;
    const key = `${head}${tail}`;
    byKey.set(key, [...(byKey.get(key) ?? []), { choice, num: Number(num) }]);
  }
  const runs = [...byKey].filter(([, each]) => each.length >= SEVERAL).map(([key, choices]) => ({ key, choices }));
  const within = new Set(runs.flatMap(({ choices }) => choices.map(({ choice }) => choice)));
  return { runs, rest: listed.filter((choice) => !within.has(choice)) };
}

/** The options of a question, numbers by steppers. */
export const Numbered = ({ decision, choices, ready, choose, point }: Body) => {
  const { runs, rest } = runsIn(choices.listed);
  return (
    <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
      {runs.map((run) => (
        <Counted key={run.key} run={run} ready={ready} choose={choose} />
      ))}
      {rest.map((choice) => (
        <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
      ))}
    </div>
  );
};

interface CountedProps {
  readonly run: Run;
  readonly ready: string | undefined;
  readonly choose: (option: string) => void;
}

/** A number is set, and shown as it would be taken. */
function Counted({ run: { choices }, ready, choose }: CountedProps) {
  const numbers = choices.map(({ num }) => num);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const chosen = choices.find(({ choice }) => choice.option === ready);
  const [wished, wish] = useState(chosen?.num ?? least);
  const now = choices.find(({ num }) => num === wished) ?? choices[0];
  if (!now) return null;
  const set = (num: number) => {
    wish(num);
    const next = choices.find((each) => each.num === num);
    if (chosen && next) choose(next.choice.option);
  };
  return (
    <span class="counted">
      <Stepper label={t('com/how-many')} value={wished} least={least} most={most} set={set} />
      <Chip choice={{ ...now.choice, key: undefined }} ready={ready} choose={choose} />
    </span>
  );
}
