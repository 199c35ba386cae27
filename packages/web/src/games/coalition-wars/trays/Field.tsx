import type { ComponentChildren } from 'preact';
import { BattleCard, CardSlot } from '../BattleCard.tsx';
import { GeneralPiece } from '../drawings.tsx';
import type { Card } from '../model.ts';
import { t } from '../words/index.ts';

interface FighterProps {
  readonly name: string;
  readonly power: string;
  readonly named: boolean;
  readonly units: number;
  readonly role: string;
  readonly pile: readonly (Card | null)[];
  /** Cards of the pile that only the person looking knows. */
  readonly own: boolean;
  /** How many cards he could lay in all. */
  readonly room: number;
  readonly acting?: boolean;
  readonly note?: string;
  readonly total?: number;
}

/** Those who fight on a side: in a row that scrolls where there is no room. */
export const Fighters = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <ul class="fighters" tabIndex={0} aria-label={label}>
    {children}
  </ul>
);

/** A General in battle, with the cards before him. */
export const FighterBox = ({ name, power, named, units, role, pile, own, room, acting, note, total }: FighterProps) => (
  <li class={acting ? 'fighter acting' : 'fighter'} data-p={power}>
    <div class="row">
      <svg class="token" width="48" height="52" viewBox="-24 -22 48 58" aria-hidden="true">
        <GeneralPiece power={power} units={units} named={named} />
      </svg>
      <div>
        <b>{name}</b>
        <div class="meta">{role}</div>
      </div>
    </div>
    <div class="pile">
      {pile.map((card, place) => (
        <span key={place} class="laid">
          {own && card !== null ? (
            <>
              <BattleCard card={null} size="small" power={power} />
              <span class="peek">
                <span class="vh">{t('battle/yours')} </span>
                {card}
              </span>
            </>
          ) : (
            <BattleCard card={card} size="small" power={power} />
          )}
        </span>
      ))}
      {Array.from({ length: Math.max(0, room - pile.length) }, (_, place) => (
        <CardSlot key={place} />
      ))}
    </div>
    <div class="row meta">
      <span>{note ?? t('battle/laid', { n: pile.length, most: Math.max(room, pile.length) })}</span>
      {total !== undefined && <b class="push total">{total}</b>}
    </div>
  </li>
);

interface StrengthProps {
  readonly title: string;
  readonly attack: number;
  readonly defence: number;
  readonly between: string;
  readonly attacker: string;
  readonly defender: string | undefined;
  readonly children?: ComponentChildren;
}

const LONGEST = 32;

/** The two numbers, and the Strength track under them. */
export const Strength = ({ title, attack, defence, between, attacker, defender, children }: StrengthProps) => (
  <div class="strength">
    <p class="meta">{title}</p>
    <p class="numbers">
      <span class={attack > defence ? 'ahead' : ''}>{attack}</span>
      <small>{between}</small>
      <span class={defence > attack ? 'ahead' : ''}>{defence}</span>
    </p>
    <div class="strength-track" aria-hidden="true">
      <i class="rule" />
      <i class="marker" data-p={attacker} style={{ left: `${(Math.min(attack, LONGEST) / LONGEST) * 100}%` }} />
      {defender && (
        <i class="marker low" data-p={defender} style={{ left: `${(Math.min(defence, LONGEST) / LONGEST) * 100}%` }} />
      )}
      {[0, 5, 10, 15, 20, 25, 30].map((tick) => (
        <span key={tick} style={{ left: `${(tick / LONGEST) * 100}%` }}>
          {tick}
        </span>
      ))}
    </div>
    {children}
  </div>
);
