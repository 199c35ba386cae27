import type { Seat } from '@quadrille/kernel';
import { holds, same } from '../breach.ts';
import type { Law } from '../law.ts';
import { truth } from '../sight.ts';
import type { AnyMatch } from '../subject.ts';

const NONSENSE = ['', '?', 'done ', '-1', '999999', 'constructor', '__proto__', 'toString', '../done', 'null'];
const STRANGERS = ['', 'nobody', '__proto__', 'null'];

/** Law 8, with ill will: a changed page, a late click, a seat that is not one's own. */
export const fuzz = {
  id: 'fuzz',
  says: 'Any other option, seat or stamp is refused, says why, and changes nothing, also after the end.',
  watch() {
    const formerOptions = new Set<string>();
    const formerStamps = new Set<string>();
    return ({ match, dice, deep }) => {
      const decisions = deep || match.result ? match.decisions() : [];
      if (!deep && !match.result) return 0;
      const before = truth(match);
      const offered = new Map(
        match.seats.map((seat) => [seat, decisions.flatMap((each) => (each.seat === seat ? each.options : []))]),
      );
      const known = [...formerOptions, ...[...offered.values()].flat()];
      let tried = 0;
      const refused = (seat: Seat, option: string, stamp?: string) => {
        const outcome = match.answer(seat, option, stamp);
        holds(!outcome.ok, () => `${seat} gave '${option}'${stamp ? ` with stamp ${stamp}` : ''}, and it was accepted`);
        holds(outcome.sentence !== '' && outcome.code !== '', () => `'${option}' was refused without a reason`);
        tried++;
      };
      for (const seat of match.seats) {
        const own = offered.get(seat) ?? [];
        const others = known.length > 0 ? [dice.pick(known, 'known'), dice.pick(known, 'known')] : [];
        const mangled = own.slice(0, 2).flatMap((id) => [`${id}/x`, id.slice(0, -1), id.toUpperCase()]);
        for (const option of [dice.pick(NONSENSE, 'nonsense'), ...others, ...mangled]) {
          if (!own.includes(option)) refused(seat, option);
        }
      }
      for (const { seat, options, stamp } of decisions) {
        const open = decisions.filter((each) => each.seat === seat).map((each) => each.stamp);
        const late = [...formerStamps].filter((each) => !open.includes(each));
        const wrong = [`${stamp}.1`, '', ...(late.length > 0 ? [dice.pick(late, 'stamp')] : [])];
        for (const each of wrong) refused(seat, options[0] ?? '', each);
        for (const stranger of STRANGERS) refused(stranger, options[0] ?? '');
      }
      same(truth(match), before, 'what was refused changed the match');
      remember(match, formerOptions, formerStamps);
      return tried;
    };
  },
} as const satisfies Law;

function remember(match: AnyMatch, options: Set<string>, stamps: Set<string>): void {
  for (const decision of match.decisions()) {
    stamps.add(decision.stamp);
    for (const option of decision.options) options.add(option);
  }
}
