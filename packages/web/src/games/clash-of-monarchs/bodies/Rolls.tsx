/** One die before it is thrown: a siege, a coup; what adds and takes, and what it may bring. */
import type { ComponentChildren } from 'preact';
import type { Speech } from '../../../plain/speech.ts';
import { Odds } from '../../../ui/Odds.tsx';
import { type SumLine, SumTable } from '../../../ui/SumTable.tsx';
import { figureOf, linesOf } from '../foresight.ts';
import { t } from '../words.ts';
import type { Body } from './parts.tsx';

export const causeOf = (speech: Speech, why: string): string =>
  speech.has(`why/${why}`) ? speech.say(`why/${why}`) : speech.name(why);

const signedLines = (speech: Speech, preview: Body['preview'], id: string): SumLine[] =>
  linesOf(preview, id).map(({ args, value, cite }) => ({
    why: causeOf(speech, String(args?.why ?? id)),
    num: Number(value),
    cite,
  }));

export interface Scales {
  readonly speech: Speech;
  readonly preview: Body['preview'];
  readonly cite: (section: string) => void;
}

/** What a siege costs, and when its die is thrown. */
export function siegeSays(preview: Body['preview'], at: string | undefined): string | undefined {
  const line = linesOf(preview, 'siege-cost').find(({ args }) => at !== undefined && args?.at === at);
  return line && t(line.args?.roll === 'now' ? 'com/siege-now' : 'com/siege-later', { n: Number(line.value) });
}

/** The next die of a siege. */
export const SiegeRoll = (scales: Scales) => (
  <Roll {...scales} drm="siege-drm" chance="siege-breach" title={t('com/breach')}>
    <SiegeElse preview={scales.preview} />
  </Roll>
);

/** What else the die of a siege may bring. */
const SiegeElse = ({ preview }: Pick<Body, 'preview'>) => {
  const lines = (['siege-progress', 'siege-dysentery'] as const).filter((id) => (figureOf(preview, id) ?? 0) > 0);
  return (
    <>
      {lines.map((id) => (
        <span key={id} class="meta">
          {t(`com/${id}`)} {figureOf(preview, id)}%
        </span>
      ))}
    </>
  );
};

/** A coup before it is dared. */
export const Storm = (scales: Scales) => (
  <Roll {...scales} drm="coup-drm" chance="coup" title={t('com/coup-succeeds')} />
);

/** One die against its modifiers. */
const Roll = ({
  speech,
  preview,
  cite,
  drm,
  chance,
  title,
  children,
}: Scales & {
  readonly drm: string;
  readonly chance: string;
  readonly title: string;
  readonly children?: ComponentChildren;
}) => {
  const odds = figureOf(preview, chance);
  if (odds === undefined) return null;
  return (
    <div class="scales one">
      <section>
        <SumTable open={cite} lines={signedLines(speech, preview, drm)} />
      </section>
      <p class="verdict">
        <span>{title}</span> <Odds chance={odds} />
        {children}
      </p>
    </div>
  );
};
