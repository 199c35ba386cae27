import type { Sheet } from '@quadrille/atlas';
import type { Decision } from '@quadrille/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Insets } from '../board/camera.ts';
import { Maps } from '../board/Maps.tsx';
import type { Piece } from '../board/model.ts';
import { BOARDS, rendition } from '../board/sheets.ts';
import type { Choices } from '../games/choices.ts';
import type { Presenter } from '../games/presenter.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { targetsOf } from './choices.ts';
import { Dock } from './Dock.tsx';
import { Ended } from './Ended.tsx';
import { PlaceTip } from './PlaceTip.tsx';
import { Recap } from './Recap.tsx';
import { narrow, openRules, sheetIn, useSeen } from './seen.ts';
import { Waiting } from './Waiting.tsx';

const NOTHING = [] as const;

/** The map with everything that lies on it: dial, dock, trays. */
export function Stage({ choices }: { readonly choices: Choices | undefined }) {
  const seen = useSeen();
  const { match, deciding, presenter, shown, lit, piece, replay, story, annals } = seen;
  const sheet = sheetIn(seen);
  const position = shown.value;
  const table = match.table.value;
  const decision = choices && deciding.decision.value;
  const selected = deciding.selected.value;
  const view = position?.view;
  const holder = useRef<HTMLElement>(null);
  const insets = useInsets(holder);

  const pieces = useMemo(
    () => (view ? presenter.pieces(view, decision, selected ?? heldOption(choices)) : NOTHING),
    [view, decision, selected, choices],
  );
  const washes = useMemo(
    () => (view && sheet ? presenter.washes(view, sheet, decision) : NOTHING),
    [view, sheet, decision?.prompt.id],
  );
  const preview = deciding.preview.value;
  const planned = deciding.planned.value;
  const lines = useMemo(
    () => (view ? presenter.lines(view, decision, selected, preview, planned) : NOTHING),
    [view, decision, selected, preview, planned],
  );
  const more = useMemo(() => {
    if (!view) return {};
    const { tags, layers, printed } = presenter;
    return {
      ...(tags && { tags: tags(view, decision, selected, preview) }),
      ...(layers && { layers: layers(view, decision, selected) }),
      ...(printed && { printed: printed(view) }),
    };
  }, [view, decision, selected, presenter, preview]);
  const targets = useMemo(() => {
    if (!choices || !view) return NOTHING;
    return targetsOf(choices, (id) => pieces.find((each) => each.id === id)?.at);
  }, [choices, view, pieces]);

  const onPlace = (place: string, id: string | undefined) => {
    const own = choices?.groups.find(
      (group) => group.piece === id || (id === undefined && group.choices.some(({ from }) => from === place)),
    );
    if (own) piece.value = own.piece;
    else {
      const only = choices?.listed.filter((choice) => choice.piece === id && id !== undefined);
      if (only?.length === 1 && only[0]) deciding.choose(only[0].option);
    }
  };
  // The story that is being told is told with the question already.
  const onShow = decision && view ? presenter.openStory(view, annals.log.value, decision) : undefined;
  // The second half of a double click is not meant for a question that came between.
  const touched = useRef<string | undefined>(undefined);
  const onceOnly = (event: MouseEvent) => {
    const asked = match.decision.peek()?.stamp;
    if (event.detail > 1 && touched.current !== asked) event.stopPropagation();
    else touched.current = asked;
  };
  const focus = useMemo(() => (view ? presenter.focus(view, decision) : NOTHING), [view, decision, presenter]);
  // What has no place on the map to choose still is about something there: the map goes to it.
  const stamp = decision?.stamp;
  useEffect(() => {
    if (!decision || !sheet || view === undefined || targets.length > 0 || focus.length > 0) return;
    const about = placesAskedAbout(presenter, view, decision, pieces, sheet);
    if (about.length > 0) seen.sought.value = about;
  }, [stamp, sheet]);
  if (!table || view === undefined) return null;
  return (
    <section class={seen.sheet ? 'stage' : 'stage plain'} ref={holder} data-past={replay.seq.value !== undefined}>
      {sheet ? (
        <Maps
          sheet={sheet}
          base={BOARDS}
          rendition={rendition()}
          pieces={pieces}
          washes={washes}
          targets={targets}
          lines={lines}
          {...more}
          selected={selected}
          insets={insets}
          lit={lit}
          sought={seen.sought}
          focus={focus}
          home={presenter.home(view, match.seat.value)}
          describe={(place) => <PlaceTip place={place} decision={decision} />}
          onOption={seen.offer}
          onPlace={onPlace}
          onHover={() => undefined}
        />
      ) : seen.sheet === 'coming' ? null : (
        <presenter.Overview view={view} table={table} seat={match.seat.value} />
      )}
      <div class="instrument">
        <presenter.Instrument
          view={view}
          table={table}
          seat={match.seat.value}
          small={narrow.value}
          log={annals.log.value}
        />
      </div>
      <div class="lower" id="decision" tabIndex={-1} onClickCapture={onceOnly}>
        <Recap />
        <Lower decision={decision} choices={choices} />
      </div>
      {story.value !== undefined && story.value !== onShow && match.position.value && (
        <div class="lower story">
          <button
            type="button"
            class="btn btn-icon close"
            aria-label={t('story/close')}
            onClick={() => {
              story.value = undefined;
            }}
          >
            <Icon name="x" size={18} />
          </button>
          <presenter.Story
            log={annals.log.value}
            at={story.value}
            view={match.position.value.view}
            cite={(cite) => openRules(seen, cite)}
          />
        </div>
      )}
    </section>
  );
}

/** The places a question is about: those it names, where a piece it names stands, the homes of Powers; else one's own. */
function placesAskedAbout(
  presenter: Presenter,
  view: unknown,
  { prompt, seat }: Decision,
  pieces: readonly Piece[],
  sheet: Sheet,
): readonly string[] {
  const named = Object.values(prompt.args).map(String);
  const direct = named.flatMap((id) => {
    const piece = pieces.find((each) => each.id === id);
    return piece ? [piece.at] : presenter.place(view, id, sheet) ? [id] : [];
  });
  if (direct.length > 0) return direct;
  const homes = named.filter((id) => id !== seat).flatMap((id) => presenter.home(view, id));
  return homes.length > 0 ? homes : presenter.home(view, seat);
}

/** While a piece is chosen but no option yet, its first option marks the piece on the map. */
const heldOption = (choices: Choices | undefined): string | undefined =>
  choices?.piece === undefined ? undefined : choices.listed[0]?.option;

interface LowerProps {
  readonly decision: Decision | undefined;
  readonly choices: Choices | undefined;
}

/** What lies at the lower edge: a tray, the dock, or who is waited for. */
function Lower({ decision, choices }: LowerProps) {
  const seen = useSeen();
  const { match, deciding, presenter, shown, replay, annals } = seen;
  const position = shown.value;
  const table = match.table.value;
  if (!table || !position) return null;
  const cite = (section: string) => openRules(seen, section);
  if (replay.seq.value !== undefined) return null;
  if (table.result || table.status === 'over' || table.status === 'ended') return <Ended table={table} />;
  const log = annals.log.value;
  const ask = decision && choices ? <Dock decision={decision} choices={choices} /> : undefined;
  const Tray = presenter.tray(position.view, decision, log);
  if (Tray)
    return (
      <Tray
        view={position.view}
        table={table}
        seat={match.seat.value}
        decision={decision}
        selected={deciding.selected.value}
        choose={deciding.choose}
        take={(option) => void deciding.take(option)}
        waiting={position.waiting}
        log={log}
        cite={cite}
      >
        {ask}
      </Tray>
    );
  const settling = presenter.openStory(position.view, log, decision);
  if (settling !== undefined && ask)
    return (
      <presenter.Story log={log} at={settling} view={position.view} cite={cite}>
        {ask}
      </presenter.Story>
    );
  return ask ?? <Waiting table={table} waiting={position.waiting} />;
}

const MARGIN = 12;
const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** How much of the map is covered, measured: so that what is legal never lies under a panel. */
function useInsets(holder: { readonly current: HTMLElement | null }): Insets {
  const [insets, set] = useState<Insets>({ left: 0, top: 0, right: 0, bottom: 0 });
  useLayoutEffect(() => {
    const stage = holder.current;
    const lower = stage?.querySelector<HTMLElement>('.lower');
    if (!stage || !lower) return;
    const measure = () => {
      const over = getComputedStyle(lower).position === 'absolute';
      const covered = over && lower.offsetHeight > 0 ? stage.clientHeight - lower.offsetTop + MARGIN / 2 : 1;
      const bottom = Math.min(covered, stage.clientHeight * 0.62);
      // On a phone the dial stands in the upper corner: what is offered keeps below most of it.
      const dial = over ? 0 : (stage.querySelector<HTMLElement>('.instrument')?.offsetHeight ?? 0) * 0.6;
      // The sheets to choose from stand in a column at the left edge, on a phone in a row at the upper one.
      const worlds = stage.querySelector<HTMLElement>('.worlds');
      const left = worlds && over ? worlds.offsetLeft + worlds.offsetWidth : 0;
      const top = worlds && !over ? Math.max(dial, worlds.offsetTop + worlds.offsetHeight) : dial;
      const now: Insets = { left, top, right: 0, bottom };
      set((had) => (SIDES.every((side) => had[side] === now[side]) ? had : now));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(lower);
    watcher.observe(stage);
    return () => watcher.disconnect();
  }, [holder]);
  return insets;
}
