import type { Decision } from '@quadrille/kernel';
import { type Choices, keyed } from '../choices.ts';
import type { Face } from '../presenter.ts';
import type { View } from './model.ts';

type FaceOf = (view: View, decision: Decision, option: string) => Face;

const GOES = /^(march|step)\//;

/** Of a march the stops are numbered, so destinations are not: they are touched on the map or found by name. */
export const choices =
  (face: FaceOf) =>
  (view: View, decision: Decision): Choices | undefined => {
    if (decision.prompt.id !== 'march') return undefined;
    const faces = decision.options.map((option) => ({ option, ...face(view, decision, option) }));
    const goes = faces.filter(({ option }) => GOES.test(option));
    const stays = faces.filter(({ option }) => !GOES.test(option));
    const ways = goes.filter(
      ({ option, place }) => option.startsWith('march/') || !goes.some((other) => other.option === `march/${place}`),
    );
    return {
      groups: [],
      piece: undefined,
      listed: [...keyed(stays), ...ways.map((way) => ({ ...way, key: undefined }))],
      further: goes.filter((way) => !ways.includes(way)).map((way) => ({ ...way, key: undefined })),
    };
  };
