import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { Box, Printed, Rendition, Sheet } from '@quadrille/atlas';
import type { ComponentChild } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { bordersOf } from './borders.ts';
import { around, gathered, type Insets, readable } from './camera.ts';
import { Fan } from './Fan.tsx';
import { gestures, keys } from './gestures.ts';
import { LayerButtons, Overlay, Tags } from './Layers.tsx';
import { Lines } from './Lines.tsx';
import { Minimap } from './Minimap.tsx';
import { type Arrow, groundsOf, type Layer, type Piece, type Tag, type Target, type Wash } from './model.ts';
import { Picture } from './Picture.tsx';
import { Pieces, standings } from './Pieces.tsx';
import { Lands, Print, Stubs, Ways } from './Print.tsx';
import { roadsOf } from './roads.ts';
import { Stage } from './stage.ts';
import { Contested, Halos, Medallions } from './Targets.tsx';
import { Tip } from './Tip.tsx';
import { Washes } from './Washes.tsx';

export interface BoardProps {
  readonly sheet: Sheet;
  /** Where the files of the sheet lie. */
  readonly base: string;
  readonly rendition: Rendition;
  readonly pieces: readonly Piece[];
  readonly washes: readonly Wash[];
  /** What the edition at this table prints instead of what the sheet says. */
  readonly printed?: Printed;
  readonly targets: readonly Target[];
  readonly lines: readonly Arrow[];
  /** A few letters at places, always shown. */
  readonly tags?: readonly Tag[];
  /** What can be laid over the map, one at a time. */
  readonly layers?: readonly Layer[];
  readonly selected: string | undefined;
  /** The zoom from which small areas can be read; what is asked about is shown at that, if it fits. */
  readonly legible?: number;
  readonly insets: Insets;
  /** Places lit from outside: by the list, the log, a letter. */
  readonly lit: Signal<readonly string[]>;
  /** Places to bring into sight. */
  readonly sought: Signal<readonly string[]>;
  /** Places that must stay in sight: a battle is fought there. */
  readonly focus: readonly string[];
  /** What is looked at first, if nothing is asked about the map. */
  readonly home: readonly string[];
  /** What there is to say about a place. */
  readonly describe: (place: string) => ComponentChild;
  readonly onOption: (option: string) => void;
  readonly onPlace: (place: string, piece: string | undefined) => void;
  readonly onHover: (place: string | undefined) => void;
  /** A flag that leads to another sheet was touched. */
  readonly onSheet?: (board: string) => void;
}

/** Below this zoom the tags on a map of spaces cannot be read. */
const LEGIBLE = 0.8;

const NOTHING: Printed = {};
const NO_TAGS: readonly Tag[] = [];

/** How far a tag rises above its space, or hangs beneath it; and what is said of the space on its other side. */
const TAG = 64;
const SAID = 24;

/** A place with the tag of whoever stands there: what is looked at is the force, not the spot. */
function withTags([left, top, right, bottom]: Box, place: string, pieces: readonly Piece[]): Box {
  const has = (slot: string) => pieces.some((piece) => piece.at === place && piece.slot === slot);
  const [above, beneath] = [has('above'), has('beneath')];
  return [left, above ? top - TAG : top, right, beneath ? bottom + TAG : above ? bottom + SAID : bottom];
}

/** A map that can be moved and chosen from. It knows no rules: it draws what it is given and offers what is offered. */
export function Board(props: BoardProps) {
  const { sheet, rendition, pieces, washes, targets, lines, selected, insets, lit } = props;
  const glass = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const choosing = useRef(false);
  const offered = useRef<(() => Box) | undefined>(undefined);
  const hovered = useSignal<string | undefined>(undefined);
  /** The stack that is fanned out, and the layer that is shown. */
  const fanned = useSignal<string | undefined>(undefined);
  const laid = useSignal<string | undefined>(undefined);
  const layer = props.layers?.find(({ id }) => id === laid.value);
  const stage = useMemo(() => new Stage(sheet.size, sheet.window), [sheet]);
  const grounds = useMemo(() => groundsOf(sheet), [sheet]);
  const borders = useMemo(() => bordersOf(sheet), [sheet]);
  const roads = useMemo(() => roadsOf(sheet), [sheet]);
  const standing = useMemo(() => standings(grounds, borders, pieces), [grounds, borders, pieces]);
  const boundsOf = (places: readonly string[]) =>
    places.flatMap((place) => {
      const bounds = grounds.get(place)?.bounds;
      return bounds ? [withTags(bounds, place, pieces)] : [];
    });
  stage.insets = insets;
  stage.legible = props.legible ?? (sheet.kind === 'points' ? LEGIBLE : 0);

  useLayoutEffect(() => {
    const { current: window_ } = glass;
    const { current: sheet_ } = plane;
    if (!window_ || !sheet_) return;
    const measure = () => ({ width: window_.clientWidth, height: window_.clientHeight });
    stage.attach(sheet_, measure());
    const watcher = new ResizeObserver(() => {
      stage.resize(measure());
      // A tray that rises or falls must not hide what is decided; whoever has moved the map by hand is left alone.
      if (!stage.touched && !choosing.current && offered.current) stage.show(offered.current());
    });
    watcher.observe(window_);
    const undo = gestures(window_, stage);
    return () => {
      watcher.disconnect();
      undo();
    };
  }, [stage]);

  // What is chosen stays where it is until it is confirmed, however the dock grows meanwhile.
  choosing.current = props.selected !== undefined;
  const asked = [...targets.map(({ option }) => option), ...props.focus].join();
  useEffect(() => {
    stage.touched = false;
  }, [stage, asked]);
  useLayoutEffect(() => {
    if (insets.bottom === 0) return;
    const placesOf = (offers: readonly Target[]) =>
      offers.flatMap(({ place, beyond }) => (beyond ? [place, beyond] : [place]));
    const boxes = boundsOf([...placesOf(targets), ...props.focus]);
    const chosen = boundsOf(pieces.filter((piece) => piece.chosen).map(({ at }) => at));
    const close = boundsOf(placesOf(targets.filter(({ tone }) => tone !== 'far')));
    const own = boundsOf(props.home);
    const some = chosen.length > 0 || (close.length > 0 && close.length < boxes.length);
    const near = some ? around([...close, ...chosen]) : undefined;
    const { legible } = props;
    const framed = () =>
      legible === undefined
        ? readable(around([...boxes, ...chosen]), near, stage.glass, insets)
        : gathered(boxes, [...boundsOf(props.focus), ...chosen], stage.glass, insets, legible);
    const wanted = boxes.length > 0 ? framed : undefined;
    offered.current = wanted;
    if (first.current) stage.begin(wanted?.() ?? (own.length > 0 ? around(own) : undefined), wanted ? undefined : 1);
    else if (wanted && !stage.touched && !choosing.current) stage.show(wanted());
    first.current = false;
  }, [stage, asked, insets.bottom]);

  useSignalEffect(() => {
    const boxes = boundsOf(props.sought.value);
    if (boxes.length > 0) stage.show(around(boxes), Math.max(stage.camera.zoom, 0.8));
  });
  useEffect(
    () =>
      stage.onMove(() => {
        hovered.value = undefined;
        fanned.value = undefined;
      }),
    [stage],
  );

  const found = (event: Event) => {
    const at = event.target instanceof Element ? event.target.closest<SVGElement>('[data-place]') : null;
    return at ? { place: at.dataset.place ?? '', piece: at.dataset.piece, option: at.dataset.option } : undefined;
  };
  const hover = (event: Event) => {
    const place = found(event)?.place;
    if (hovered.peek() === place) return;
    hovered.value = place;
    props.onHover(place);
  };
  const choose = (event: Event) => {
    const flag = event.target instanceof Element ? event.target.closest<SVGElement>('[data-sheet]') : null;
    if (flag?.dataset.sheet) return props.onSheet?.(flag.dataset.sheet);
    const at = found(event);
    const stack =
      at?.piece !== undefined && pieces.some(({ id, parts }) => id === at.piece && parts && parts.length > 1);
    fanned.value = stack && fanned.peek() !== at?.piece ? at?.piece : undefined;
    if (!at) {
      hovered.value = undefined;
      return;
    }
    const offered = at.option ?? targets.find(({ place, beyond }) => place === at.place && !beyond)?.option;
    if (offered && (at.option || !at.piece)) props.onOption(offered);
    else props.onPlace(at.place, at.piece);
    hovered.value = offered ? undefined : at.place;
  };
  const press = (event: KeyboardEvent) => {
    const at = found(event);
    if ((at?.option || at?.piece) && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      event.stopPropagation();
      if (at.option) props.onOption(at.option);
      else props.onPlace(at.place, at.piece);
    } else if (event.key === 'Escape' && fanned.peek() !== undefined) {
      event.stopPropagation();
      fanned.value = undefined;
    } else if (keys(event, stage)) event.preventDefault();
  };

  const { width, height } = sheet.size;
  return (
    <div class="board" data-rendition={rendition}>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no form */}
      <div
        ref={glass}
        class="glass"
        role="group"
        aria-label={t('board/map', { title: sheet.title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and plus and minus move the map
        tabIndex={0}
        onPointerMove={(event) => (event.movementX !== 0 || event.movementY !== 0) && hover(event)}
        onPointerLeave={() => {
          hovered.value = undefined;
          props.onHover(undefined);
        }}
        onFocusIn={hover}
        onClick={choose}
        onKeyDown={press}
      >
        <div ref={plane} class="plane">
          <Picture base={props.base} art={sheet.art[rendition]} />
          <svg viewBox={`0 0 ${width} ${height}`} class="sheet" aria-hidden="true">
            <Lands grounds={grounds} />
            <Washes washes={washes} grounds={grounds} sheet={sheet} rendition={rendition} />
            <Ways sheet={sheet} rendition={rendition} />
            {layer && <Overlay layer={layer} sheet={sheet} rendition={rendition} grounds={grounds} roads={roads} />}
            {targets.length > 0 && <rect class="veil" width={width} height={height} />}
            <Contested places={props.focus} grounds={grounds} />
            <Halos targets={targets} grounds={grounds} borders={borders} />
            <Lit places={lit} hovered={hovered} paths={grounds} />
            <Print sheet={sheet} grounds={grounds} rendition={rendition} printed={props.printed ?? NOTHING} />
            <Stubs sheet={sheet} />
            <Lines lines={lines} grounds={grounds} roads={roads} />
            <Pieces standing={standing} />
            <Tags tags={layer?.tags ?? props.tags ?? NO_TAGS} grounds={grounds} />
            <Fan opened={fanned} standing={standing} />
          </svg>
          <svg viewBox={`0 0 ${width} ${height}`} class="sheet offers">
            <title>{t('board/offers')}</title>
            <Medallions
              targets={targets}
              grounds={grounds}
              borders={borders}
              selected={selected}
              standing={standing}
              stage={stage}
            />
          </svg>
        </div>
      </div>
      <div class="grip" />
      <div class="lamp" />
      <Minimap sheet={sheet} base={props.base} rendition={rendition} stage={stage} />
      <div class="map-controls">
        <button
          type="button"
          class="btn btn-icon"
          aria-label={t('board/zoom-in')}
          onClick={() => stage.step({ factor: 1.4 })}
        >
          <Icon name="plus" size={18} />
        </button>
        <button
          type="button"
          class="btn btn-icon"
          aria-label={t('board/zoom-out')}
          onClick={() => stage.step({ factor: 1 / 1.4 })}
        >
          <Icon name="minus" size={18} />
        </button>
        <button type="button" class="btn btn-icon" aria-label={t('board/whole')} onClick={() => stage.overview()}>
          <Icon name="map" size={18} />
        </button>
        {props.layers && <LayerButtons layers={props.layers} shown={laid} />}
      </div>
      <Tip hovered={hovered} stage={stage} grounds={grounds} describe={props.describe} />
    </div>
  );
}

interface LitProps {
  readonly places: Signal<readonly string[]>;
  readonly hovered: Signal<string | undefined>;
  readonly paths: ReadonlyMap<string, { readonly path: string }>;
}

/** What the pointer is on, and what somebody points at from outside the map. */
const Lit = ({ places, hovered, paths }: LitProps) => (
  <g class="lit">
    {places.value.map((place) => (
      <path key={place} class="pointed" d={paths.get(place)?.path} />
    ))}
    {hovered.value && <path class="under-pointer" d={paths.get(hovered.value)?.path} />}
  </g>
);
