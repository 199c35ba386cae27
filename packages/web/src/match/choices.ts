import type { Decision } from '@quadrille/kernel';
import type { Target } from '../board/model.ts';
import { type Choices, keyed, MANY } from '../games/choices.ts';
import type { Presenter } from '../games/presenter.ts';
import { t } from '../words/words.ts';

/** Puts the options of a decision in order: by piece where pieces have several, with what ends a plan last. */
export function choicesOf(presenter: Presenter, view: unknown, decision: Decision, piece: string | undefined): Choices {
  const own = presenter.choices?.(view, decision, piece);
  if (own) return own;
  const faces = decision.options.map((option) => ({ option, ...presenter.face(view, decision, option) }));
  const byPiece = new Map<string, (typeof faces)[number][]>();
  for (const face of faces) {
    if (face.piece === undefined || face.closing) continue;
    byPiece.set(face.piece, [...(byPiece.get(face.piece) ?? []), face]);
  }
  const several = byPiece.size > 1 && faces.length > MANY && [...byPiece.values()].some(({ length }) => length > 1);
  const chosen = several && piece !== undefined && byPiece.has(piece) ? piece : undefined;
  const shown = several ? faces.filter((face) => (chosen ? face.piece === chosen : face.piece === undefined)) : faces;
  const first = new Map(shown.toReversed().map((face) => [`${face.piece}/${face.place}`, face.option]));
  const twice = ({ piece: id, place, option, tone }: (typeof faces)[number]) =>
    tone === 'far' && place !== undefined && first.get(`${id}/${place}`) !== option;
  // Pieces to choose from are numbered first, what needs no piece goes on from there.
  const numbered = several && chosen === undefined ? byPiece.size : 0;
  return {
    groups: several ? [...byPiece].map(([id, choices]) => ({ piece: id, choices: keyed(choices) })) : [],
    piece: chosen,
    listed: keyed(
      shown.filter((face) => !twice(face)),
      numbered,
    ),
    further: shown.filter(twice).map((face) => ({ ...face, key: undefined })),
  };
}

/** The places the map offers: those of the listed options, or the pieces to choose from. One per place. */
export function targetsOf({ groups, piece, listed }: Choices, where: (piece: string) => string | undefined): Target[] {
  const found = new Map<string, Target>();
  if (groups.length > 0 && piece === undefined)
    groups.forEach((group, place) => {
      const at = group.quiet ? undefined : where(group.piece);
      if (at && !found.has(at))
        found.set(at, {
          place: at,
          option: `piece:${group.piece}`,
          mark: place < MANY ? String(place + 1) : '·',
          title: t('choice/piece', { n: group.choices.length }),
          tone: 'near',
        });
    });
  for (const { place, beyond, option, key, label, sub, tone = 'near' } of listed) {
    const spot = beyond ? `${place}/${beyond}` : place;
    if (!place || !spot || found.has(spot)) continue;
    const title = [label, sub].filter(Boolean).join(', ');
    found.set(spot, { place, ...(beyond && { beyond }), option, mark: key ?? '·', title, tone });
  }
  return [...found.values()];
}
