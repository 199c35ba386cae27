import { useSignal, useSignalEffect } from '@preact/signals';
import type { MapOfSeveral, Sheet } from '@quadrille/atlas';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../words/words.ts';
import { Board, type BoardProps } from './Board.tsx';
import { SMALL_AREAS } from './camera.ts';
import { sheetOf } from './sheets.ts';

/** The board of a game with one sheet, or the sheets of a game with several, one at a time. */
export const Maps = (props: BoardProps) =>
  props.sheet.maps ? <Several {...props} maps={props.sheet.maps} /> : <Board {...props} />;

/** Where most of what is asked about lies: that sheet is opened, unless some of it lies on the one that is open. */
function callsFor(maps: readonly MapOfSeveral[], places: readonly string[], open: string): string {
  const count = (board: string): number => {
    const there = new Set(maps.find((map) => map.board === board)?.places);
    return places.filter((place) => there.has(place)).length;
  };
  if (places.length === 0 || count(open) > 0) return open;
  return maps.reduce((best, { board }) => (count(board) > count(best) ? board : best), open);
}

function Several({ maps, ...props }: BoardProps & { readonly maps: readonly MapOfSeveral[] }) {
  const { sheet: first, pieces, targets, focus, base, rendition } = props;
  const open = useSignal(first.board);
  /** The sheet that is shown: the last one that was there, until the one that is wanted has come. */
  const sheet = useSignal<Sheet>(first);
  useSignalEffect(() => {
    const wanted = open.value;
    void sheetOf(wanted).then((found) => {
      if (open.peek() === wanted) sheet.value = found;
    });
  });
  const asked = [...targets.map(({ place }) => place), ...focus];
  useEffect(() => {
    open.value = callsFor(maps, asked, open.peek());
  }, [asked.join()]);
  useSignalEffect(() => {
    open.value = callsFor(maps, props.sought.value, open.peek());
  });
  const placesOf = useMemo(() => new Map(maps.map(({ board, places }) => [board, new Set(places)])), [maps]);
  return (
    <>
      <Board
        key={sheet.value.board}
        {...props}
        legible={SMALL_AREAS}
        sheet={sheet.value}
        onSheet={(board) => {
          open.value = board;
        }}
      />
      <nav class="worlds" aria-label={t('board/maps')}>
        {maps.map(({ board, title }) => {
          const there = placesOf.get(board);
          const standing = pieces.filter(({ at, mark }) => !mark && there?.has(at)).length;
          const offers = targets.filter(({ place }) => there?.has(place)).length;
          return (
            <button
              key={board}
              type="button"
              class={offers > 0 ? 'world offered' : 'world'}
              aria-current={open.value === board}
              onClick={() => {
                open.value = board;
              }}
            >
              <img alt="" src={`${base}/${board}.small.webp`} data-rendition={rendition} loading="lazy" />
              <span>
                {title}
                {standing > 0 && <b aria-hidden="true">{standing}</b>}
                <span class="vh">
                  {t(offers > 0 ? 'board/map-offers' : 'board/map-pieces', { pieces: standing, offers })}
                </span>
              </span>
            </button>
          );
        })}
      </nav>
    </>
  );
}
