import type { Decision } from '@quadrille/kernel';
import { useEffect } from 'preact/hooks';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { openRules, sheetIn, useSeen } from './seen.ts';

/** What the map says about a place, and why it is not on offer. */
export function PlaceTip({ place, decision }: { readonly place: string; readonly decision: Decision | undefined }) {
  const seen = useSeen();
  const { presenter, shown, piece, match } = seen;
  const sheet = sheetIn(seen);
  // Whoever points at a place may wonder why it is not on offer.
  useEffect(() => {
    if (decision) match.explain();
  }, [decision?.stamp, match]);
  const view = shown.value?.view;
  const facts = view === undefined || !sheet ? undefined : presenter.place(view, place, sheet);
  if (!facts || view === undefined) return null;
  const refusals =
    decision?.refused
      .map((refusal) => ({ ...refusal, face: presenter.face(view, decision, refusal.id) }))
      .filter(({ face }) => face.place === place && (piece.value === undefined || face.piece === piece.value)) ?? [];
  return (
    <>
      <h3>
        {facts.name}
        {facts.holder && <Dot power={facts.holder} name={presenter.name(facts.holder)} small />}
      </h3>
      <p class="meta">{facts.kind}</p>
      {refusals.slice(0, 3).map(({ id, sentence, cite, face }) => (
        <div key={id} class="refusal">
          <Icon name="x" size={17} />
          <span>
            {face.piece && `${presenter.name(face.piece, view)}: `}
            {sentence}{' '}
            {cite && (
              <button type="button" class="cite" onClick={() => openRules(seen, cite)}>
                {cite}
              </button>
            )}
          </span>
        </div>
      ))}
      <ul>
        {facts.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {facts.reconstructed && <p class="meta rebuilt-note">{facts.reconstructed}</p>}
    </>
  );
}
