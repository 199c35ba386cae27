/** The steppers with which a force is put together: what may be set, and what setting it does (11.1, 12.5). */
import { type Option, option, type Refusal } from '@quadrille/kernel';
import { copyTroops } from '../changes/troops.ts';
import { nationsOf } from '../facts/troops.ts';
import type { Contingents, Count, Setting, Units } from '../state.ts';
import { type Nation, UNITS, type Unit } from '../vocabulary.ts';
import type { Choice } from './compose.ts';

/** What a step sets. Each is set once: who thinks better of it takes the answer back. */
export function subjectOf(step: Setting): string {
  if (step.do === 'leader') return step.leader;
  return step.do === 'inf' ? `${step.nation}/inf` : `${step.nation}/${armOf(step)}`;
}

/** Reduced units are an arm of their own where there are full ones too (2.2.2). */
const armOf = ({ unit, side }: { readonly unit: Unit; readonly side?: 'full' | 'reduced' }): string =>
  side === 'reduced' ? `${unit}_reduced` : unit;

function steppers(all: Choice, choice: Choice, touched: readonly string[]): Option<Setting>[] {
  const leaders = all.leaders.filter((leader) => leader !== choice.commander);
  const steps: Option<Setting>[] = [
    ...leaders.map((leader) => option(`leader/${leader}`, { do: 'leader', leader } as const)),
    ...nationsOf(all.troops).flatMap((nation) => nationSteps(nation, all.troops, choice.troops)),
  ];
  return steps.filter(({ value }) => !touched.includes(subjectOf(value)));
}

/**
 * Each thing is set once; what makes a force that breaks a rule fit again may be set anew. Where no single thing does, there may
 * at least be less of everything.
 */
export function openSteps(
  all: Choice,
  choice: Choice,
  touched: readonly string[],
  unfit: (choice: Choice) => Refusal | null,
): Option<Setting>[] {
  if (unfit(choice) === null) return steppers(all, choice, touched);
  const mends = (step: Setting): boolean => {
    const mended: Choice = { ...choice, leaders: [...choice.leaders], troops: copyTroops(choice.troops) };
    take(mended, step, all);
    return unfit(mended) === null;
  };
  const anew = steppers(all, choice, []);
  const open = anew.filter(({ value }) => !touched.includes(subjectOf(value)) || mends(value));
  return open.length > 0 ? open : anew.filter(({ value }) => lessens(choice, value));
}

function lessens({ leaders, troops }: Choice, step: Setting): boolean {
  if (step.do === 'leader') return leaders.includes(step.leader);
  const now = troops[step.nation];
  return step.num < (step.do === 'inf' ? (now?.inf ?? 0) : sideCount(now?.units, step.unit, step.side));
}

function sideCount(units: Units | undefined, unit: Unit, side?: 'full' | 'reduced'): number {
  const [full, reduced] = units?.[unit] ?? [0, 0];
  return side === 'full' ? full : side === 'reduced' ? reduced : full + reduced;
}

function nationSteps(nation: Nation, all: Contingents, chosen: Contingents): Option<Setting>[] {
  const steps: Option<Setting>[] = [];
  const most = all[nation];
  const now = chosen[nation];
  for (let num = 0; num <= (most?.inf ?? 0); num++)
    if (num !== (now?.inf ?? 0)) steps.push(option(`${nation}/inf/${num}`, { do: 'inf', nation, num }));
  for (const unit of UNITS) {
    const both = sideCount(most?.units, unit, 'full') > 0 && sideCount(most?.units, unit, 'reduced') > 0;
    for (const side of both ? (['full', 'reduced'] as const) : [undefined])
      for (let num = 0; num <= sideCount(most?.units, unit, side); num++)
        if (num !== sideCount(now?.units, unit, side)) {
          const step = { do: 'unit', nation, unit, num, ...(side && { side }) } as const;
          steps.push(option(`${subjectOf(step)}/${num}`, step));
        }
  }
  return steps;
}

export function take(choice: Choice, step: Setting, all: Choice): void {
  if (step.do === 'leader') {
    const index = choice.leaders.indexOf(step.leader);
    if (index >= 0) choice.leaders.splice(index, 1);
    else if (all.leaders.includes(step.leader)) choice.leaders.push(step.leader);
  }
  if (step.do === 'inf') own(choice, step.nation).inf = Math.min(step.num, all.troops[step.nation]?.inf ?? 0);
  if (step.do === 'unit') {
    const most = all.troops[step.nation]?.units[step.unit] ?? [0, 0];
    const [fullNow, reducedNow] = choice.troops[step.nation]?.units[step.unit] ?? [0, 0];
    const full = step.side === 'reduced' ? fullNow : Math.min(most[0], step.num);
    const rest = step.side === 'reduced' ? step.num : step.num - full;
    const count: Count = [full, step.side === 'full' ? reducedNow : Math.min(most[1], rest)];
    if (count[0] + count[1] === 0) delete own(choice, step.nation).units[step.unit];
    else own(choice, step.nation).units[step.unit] = count;
  }
  const tidied = copyTroops(choice.troops);
  for (const nation of nationsOf(choice.troops)) delete choice.troops[nation];
  Object.assign(choice.troops, tidied);
}

function own(choice: Choice, nation: Nation): { inf: number; units: Partial<Record<Unit, Count>> } {
  const known = choice.troops[nation];
  if (known) return known;
  const fresh = { inf: 0, units: {} };
  choice.troops[nation] = fresh;
  return fresh;
}
