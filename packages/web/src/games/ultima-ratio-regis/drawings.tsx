import type { ComponentChild } from 'preact';

interface ForceProps {
  readonly power: string;
  /** The die of each unit, the best first. */
  readonly dice: readonly number[];
  readonly leader: 'none' | 'ordinary' | 'extraordinary';
}

/** So many cells have room below a disc. */
const CELLS = 5;
const APART = 16;

const cells = (dice: readonly number[], y: number): ComponentChild =>
  dice.slice(0, CELLS).map((die, place) => (
    <g
      key={place}
      transform={`translate(${(place - (Math.min(dice.length, CELLS) - 1) / 2) * APART} ${y})`}
      class={`cell c${die}`}
    >
      <rect x="-7.5" y="-7" width="15" height="17" rx="1.5" />
      <text y="6.5">{place === CELLS - 1 && dice.length > CELLS ? '+' : die}</text>
    </g>
  ));

const Hat = ({ leader }: { readonly leader: ForceProps['leader'] }) =>
  leader === 'none' ? null : (
    <g transform="translate(13 -14)" class="hat">
      <circle r="7.5" />
      <use href={leader === 'extraordinary' ? '#i-star' : '#i-hat'} x="-5" y="-5" width="10" height="10" />
    </g>
  );

/** Troops: a disc with the emblem, one cell for each troop below it. */
export const ArmyPiece = ({ power, dice, leader }: ForceProps): ComponentChild => (
  <g class="army" data-p={power}>
    <ellipse cx="1" cy="17" rx="18" ry="4" fill="#1a1206" opacity=".3" />
    <circle cy="-3" r="16.5" class="disc" />
    <circle cy="-3" r="13" class="field" />
    <use href={`#e-${power}`} x="-10" y="-13" width="20" height="20" class="figure" />
    {cells(dice, 17)}
    <Hat leader={leader} />
  </g>
);

/** Squadrons: a hull under sail, one cell for each; hollow while under repair. */
export const FleetPiece = ({ power, dice, leader }: ForceProps): ComponentChild => (
  <g class="navy" data-p={power}>
    <path d="M-18 1h36l-5 10h-26z" class="hull" />
    <path d="M-1-20h2.4V1H-1zM2-18c9 3 12 9 11 16H2zM-2-13c-7 3-9 7-9 11h9z" class="sail" />
    <use href={`#e-${power}`} x="-6" y="0" width="11" height="11" class="figure" />
    {cells(dice, 18)}
    <Hat leader={leader} />
  </g>
);

/** A star fort in its owner's colour; hollow while it is being built. */
export const FortressPiece = ({ power, done }: { readonly power: string; readonly done: boolean }) => (
  <g data-p={power} class={done ? 'fort' : 'fort rising'}>
    <path d="M0-13 4-5l9-2-4 8 6 6-9 1 0 8-6-5-6 5 0-8-9-1 6-6-4-8 9 2z" />
  </g>
);

/** A ring round a fortress under siege, with its casualties. */
export const SiegePiece = ({ n }: { readonly n: number }) => (
  <g class="siege-ring">
    <circle r="21" />
    <circle r="8.5" cx="16" cy="-16" class="count" />
    <text x="16" y="-12">
      {n}
    </text>
  </g>
);

/** Units in a dispersion box: whose, and how many. */
export const DispersedPiece = ({ power, n }: { readonly power: string; readonly n: number }) => (
  <g class="dispersed" data-p={power}>
    <circle r="15" class="disc" />
    <use href={`#e-${power}`} x="-10" y="-10" width="20" height="20" class="figure" />
    <g transform="translate(13 10)" class="cell">
      <rect x="-8" y="-9" width="16" height="17" rx="2" />
      <text y="5">{n}</text>
    </g>
  </g>
);

/** A merchant in his place of a trade center. */
export const MerchantPiece = ({ power }: { readonly power: string }) => (
  <g class="merchant" data-p={power}>
    <circle r="15" class="disc" />
    <use href={`#e-${power}`} x="-10.5" y="-10.5" width="21" height="21" class="figure" />
  </g>
);

/** A torch for a rebellion, with its level. */
export const TroublePiece = ({ figure, n }: { readonly figure: 'torch'; readonly n: number }) => (
  <g class={`trouble ${figure}`}>
    <rect x="-15" y="-9" width="30" height="18" rx="4" />
    <use href={`#f-${figure}`} x="-13" y="-7" width="14" height="14" />
    <text x="7" y="5">
      {n}
    </text>
  </g>
);

/** A flag where control differs from ownership. */
export const FlagPiece = ({ power }: { readonly power: string }) => (
  <g data-p={power} class="control">
    <path d="M-7 13V-12" stroke="#1a1206" stroke-width="2.4" stroke-linecap="round" />
    <path d="M-6-12h20l-4.5 6.5L14 1H-6z" class="flag" />
  </g>
);

/** A walled place of its owner on a coast that is another's. */
export const EnclavePiece = ({ power }: { readonly power: string }) => (
  <g data-p={power} class="control">
    <path d="M-12 11V-7h5v4h4v-4h6v4h4v-4h5v18z" class="flag" />
    <use href={`#e-${power}`} x="-5" y="-2" width="10" height="10" class="figure" />
  </g>
);
