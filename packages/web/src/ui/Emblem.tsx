interface EmblemProps {
  readonly power: string;
  /** What readers hear; without it the emblem stands beside the name and is silent. */
  readonly name?: string;
}

const told = (name: string | undefined) =>
  name === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);

/** The round emblem of a Power. */
export const Dot = ({ power, name, small = false }: EmblemProps & { readonly small?: boolean }) => (
  <span class={small ? 'dot small' : 'dot'} data-p={power} {...told(name)}>
    <svg aria-hidden="true">
      <use href={`#e-${power}`} />
    </svg>
  </span>
);

const SHIELD = 'M2 2h36v21c0 11-7.5 17.2-18 21C9.5 40.2 2 34 2 23z';

/** The shield of a Power, with its hatching. */
export const Shield = ({ power, name, width = 34 }: EmblemProps & { readonly width?: number }) => (
  <svg class="shield" data-p={power} width={width} height={width * 1.15} viewBox="0 0 40 46" {...told(name)}>
    <title>{name ?? ''}</title>
    <path class="field" d={SHIELD} />
    <path d={SHIELD} fill={`url(#hatch-${power})`} opacity=".55" />
    <circle cx="20" cy="20" r="13.5" style={{ fill: 'var(--p)' }} />
    <use class="figure" href={`#e-${power}`} x="7" y="7" width="26" height="26" />
  </svg>
);
