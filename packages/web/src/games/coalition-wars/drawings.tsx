import type { ComponentChild } from 'preact';

const PLACES = [-13, 0, 13];

interface GeneralProps {
  readonly power: string;
  readonly units: number;
  /** Napoleon and the other named ones wear a ring. */
  readonly named: boolean;
}

/** A General on his base; the base shows his Units. */
export const GeneralPiece = ({ power, units, named }: GeneralProps): ComponentChild => (
  <g data-p={power}>
    <ellipse cx="1" cy="29" rx="22" ry="5" fill="#1a1206" opacity=".32" />
    <rect x="-21" y="15" width="42" height="13" rx="2.5" fill="#e9dcb9" stroke="#231a10" stroke-width="1.3" />
    {PLACES.map((x, place) =>
      place < units ? (
        <g key={x}>
          <rect x={x - 5.5} y="18" width="11" height="7" class="unit" />
          <path d={`M${x - 5.5} 25l11-7`} class="unit-cross" />
        </g>
      ) : (
        <rect key={x} x={x - 5} y="18.5" width="10" height="6" class="unit-free" />
      ),
    )}
    <circle cy="-1" r="18.5" class="disc" />
    <circle cy="-1" r="18" fill={`url(#hatch-${power})`} opacity=".8" />
    <circle cy="-1" r="14.6" class="field" />
    {named && (
      <>
        <circle cy="-1" r="18.5" fill="none" stroke="#1a1206" stroke-width="4.6" />
        <circle cy="-1" r="18.5" fill="none" stroke="#e9d8a4" stroke-width="2.6" stroke-dasharray="4.2 1.6" />
      </>
    )}
    <use href={`#e-${power}`} x="-11.5" y="-12.5" width="23" height="23" class="figure" />
  </g>
);

/** A garrison: a flag on its pole. */
export const GarrisonPiece = ({ power }: { readonly power: string }): ComponentChild => (
  <g data-p={power}>
    <ellipse cx="-6" cy="13" rx="6" ry="2" fill="#1a1206" opacity=".35" />
    <path d="M-7 13V-12" stroke="#1a1206" stroke-width="2.4" stroke-linecap="round" />
    <path d="M-6-12h20l-4.5 6.5L14 1H-6z" class="flag" />
    <path d="M-6-12h20l-4.5 6.5L14 1H-6z" fill={`url(#hatch-${power})`} opacity=".7" />
    <use href={`#e-${power}`} x="-4.5" y="-10.5" width="10" height="10" class="figure" />
  </g>
);

/** A fortress, after Vauban. */
export const FortressPiece = (): ComponentChild => (
  <g>
    <path
      d="M0-12.5L3.6-6.3L10.8-6.25L7.3 0L10.8 6.25L3.6 6.3L0 12.5L-3.6 6.3L-10.8 6.25L-7.3 0L-10.8-6.25L-3.6-6.3z"
      fill="#f3e9cd"
      stroke="#231a10"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <circle r="3.4" fill="#231a10" />
  </g>
);
