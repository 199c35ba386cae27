import type { Signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Ground } from './model.ts';
import type { Stage } from './stage.ts';

interface TipProps {
  readonly hovered: Signal<string | undefined>;
  readonly stage: Stage;
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly describe: (place: string) => ComponentChild;
}

const LINGER = 260;
const WIDTH = 300;

/** The map explains itself: a moment after the pointer has come to rest on a place. */
export function Tip({ hovered, stage, grounds, describe }: TipProps) {
  const place = hovered.value;
  const [shown, show] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (place === undefined) return show(undefined);
    const timer = window.setTimeout(() => show(place), LINGER);
    return () => clearTimeout(timer);
  }, [place]);
  const ground = shown === undefined ? undefined : grounds.get(shown);
  const said = shown !== undefined && shown === place ? describe(shown) : undefined;
  if (!ground || !said) return null;
  const { x, y, zoom } = stage.camera;
  const { glass, insets } = stage;
  const [left, top, right, bottom] = ground.bounds;
  const middle = ((left + right) / 2) * zoom + x;
  const above = top * zoom + y > 190 + insets.top;
  const style = {
    width: WIDTH,
    left: Math.min(Math.max(middle - WIDTH / 2, 10), glass.width - WIDTH - 10),
    ...(above
      ? { bottom: glass.height - (top * zoom + y) + 6 }
      : { top: Math.min(bottom * zoom + y + 6, glass.height - insets.bottom - 150) }),
  };
  return (
    <div class="tip" role="tooltip" style={style}>
      {said}
    </div>
  );
}
