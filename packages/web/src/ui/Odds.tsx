import { t } from '../words/words.ts';
import './weigh.css';

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface OddsProps {
  /** The chance in per cent. */
  readonly chance: number;
  readonly tone?: 'good' | 'warn' | 'bad';
  /** Not one die: a bar instead of six faces. */
  readonly bar?: boolean;
}

/** The chance of one die as its six faces, those that succeed filled, and in per cent. */
export const Odds = ({ chance, tone, bar = false }: OddsProps) => (
  <span class={tone ? `odds ${tone}` : 'odds'} title={t('odds/chance', { n: chance })}>
    {bar ? (
      <span class="pbar" aria-hidden="true">
        <i style={{ width: `${chance}%` }} />
      </span>
    ) : (
      <span class="faces" aria-hidden="true">
        {FACES.map((face) => (
          <i key={face} class={7 - face <= Math.round((chance / 100) * 6) ? 'y' : ''} />
        ))}
      </span>
    )}
    <b>{chance}%</b>
  </span>
);
