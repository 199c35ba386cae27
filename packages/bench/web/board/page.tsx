import { signal } from '@preact/signals';
import type { ConnectedSheet, PointSheet, Rendition, Sheet } from '@quadrille/atlas';
import { Board } from '@quadrille/web/board/Board.tsx';
import { groundsOf, type Piece, type Target, type Wash } from '@quadrille/web/board/model.ts';
import { Stack } from '@quadrille/web/board/Stack.tsx';
import { render } from 'preact';
import '@quadrille/web/styles/index.ts';
import '@quadrille/web/styles/board.css';

/** The board of a table with as many places and pieces as any game will have: `?board=…&places=300&pieces=250`. */
const asked = new URLSearchParams(location.search);
const board = asked.get('board') ?? 'ultima-ratio-regis-main';
const rendition = (asked.get('rendition') ?? 'light') as Rendition;
const wanted = { places: Number(asked.get('places') ?? 300), pieces: Number(asked.get('pieces') ?? 250) };

/** As many places as wanted: further boxes beside those there are. */
function crowded(sheet: Sheet): Sheet {
  const missing = Math.max(0, wanted.places - groundsOf(sheet).size);
  const label = { lines: [], size: 10, spacing: 0, at: [0, 0] as const, angle: 0 };
  const more = Array.from({ length: missing }, (_, i) => {
    const [x, y] = [60 + (i % 40) * 24, 60 + Math.floor(i / 40) * 24];
    const at = [x, y, x + 20, y + 20] as const;
    return [
      `more/${i}`,
      { name: 'More', kind: 'forage', of: '', figure: 1, at, label, places: [{ x: x + 10, y: y + 10, r: 8 }] },
    ] as const;
  });
  return { ...sheet, boxes: { ...sheet.boxes, ...Object.fromEntries(more) } };
}

const POWERS = ['france', 'spain', 'england', 'ottomans', 'russia', 'poland', 'venice', 'portugal'];
const powerAt = (i: number): string => POWERS[i % POWERS.length] ?? 'france';

function piecesOn(places: readonly string[], form: 'tag' | 'disc'): Piece[] {
  return Array.from({ length: wanted.pieces }, (_, i): Piece => {
    const at = places[(i * 5) % places.length] ?? '';
    const cells = [{ figure: 3 + (i % 2), kind: 'blue' }, { figure: 2 }].slice(0, 1 + (i % 2));
    const drawing = (
      <Stack
        power={powerAt(i)}
        form={form}
        name="Frederick"
        strength={3 + (i % 26)}
        cells={cells}
        {...(i % 3 === 0 && { leader: 'leader' as const })}
        {...(i % 9 === 0 && { badges: [{ text: 'Short', shade: 'warn' as const }] })}
      />
    );
    return {
      id: `piece/${i}`,
      at,
      slot: 'general',
      title: `Piece ${i}`,
      drawing,
      ...(form === 'tag' && { scale: 0.9 }),
    };
  });
}

const landsOf = (sheet: Sheet): string[] =>
  Object.keys(sheet.kind === 'areas' ? sheet.territories : sheet.kind === 'points' ? sheet.spaces : sheet.areas);

async function show(): Promise<void> {
  const sheet = crowded((await (await fetch(`/boards/${board}.json`)).json()) as ConnectedSheet | PointSheet);
  const lands = landsOf(sheet);
  const pieces = piecesOn(lands, sheet.kind === 'points' ? 'tag' : 'disc');
  const washes = lands.map(
    (place, i): Wash => ({ place, power: powerAt(Math.floor(i / 6)), style: i % 3 ? 'home' : 'domain' }),
  );
  const targets = lands.slice(0, 9).map(
    (place, i): Target => ({
      place,
      option: `go/${place}`,
      mark: `${i + 1}`,
      title: place,
      tone: i % 4 === 3 ? 'attack' : 'near',
    }),
  );
  const root = document.getElementById('app');
  if (!root) return;
  render(
    <Board
      sheet={sheet}
      base="/boards"
      rendition={rendition}
      pieces={pieces}
      washes={sheet.kind === 'connected' ? washes : []}
      targets={asked.has('targets') ? targets : []}
      lines={[]}
      selected={undefined}
      insets={{ left: 0, top: 0, right: 0, bottom: 1 }}
      lit={signal([])}
      sought={signal([])}
      focus={[]}
      home={[asked.get('home') ?? lands[0] ?? '']}
      describe={() => undefined}
      onOption={() => undefined}
      onPlace={() => undefined}
      onHover={() => undefined}
    />,
    root,
  );
  document.body.dataset.ready = 'true';
}

void show();
