/** Figures of war and trade that games share, 48 × 48: a game's heraldry takes those it draws. */
const PEN = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
const drawn = (pen: string, brush = ''): string =>
  `<g transform="scale(2.4)">${pen && `<g ${PEN}>${pen}</g>`}${brush}</g>`;

export const fieldFigures = {
  foot: drawn('<rect x="2.5" y="5" width="15" height="10"/><path d="M2.5 5l15 10M17.5 5l-15 10"/>'),
  horse: drawn('<rect x="2.5" y="5" width="15" height="10"/><path d="M17.5 5l-15 10"/>'),
  gun: drawn('<rect x="2.5" y="5" width="15" height="10"/>', '<circle cx="10" cy="10" r="2.6" fill="currentColor"/>'),
  light: drawn(
    '<rect x="2.5" y="5" width="15" height="10" stroke-dasharray="2 2.4" stroke-linecap="butt"/><path d="M6 7.3l8 5.4M14 7.3l-8 5.4"/>',
  ),
  hussar: drawn(
    '<rect x="2.5" y="5" width="15" height="10" stroke-dasharray="2 2.4" stroke-linecap="butt"/><path d="M14 7.3l-8 5.4"/>',
  ),
  spade: drawn('<path d="M10 2v8M7.5 2h5M6 10h8v3.5c0 2.5-2 4-4 4.7-2-.7-4-2.2-4-4.7z"/>'),
  drop: drawn('<path d="M10 3v9M6.5 9l3.5 3.5L13.5 9M4 16.5h12"/>'),
  lift: drawn('<path d="M10 12.5v-9M6.5 7 10 3.5 13.5 7M4 16.5h12"/>'),
  siege: drawn('<path d="M3 16.5h14M5 16.5V9h2V7h2v2h2V7h2v2h2v7.5"/><path d="M8.5 16.5v-3.5h3v3.5"/>'),
  bolt: drawn('<path d="M11.5 2 4.5 11.5h5L8.5 18l7-9.5h-5z"/>'),
  retreat: drawn('<path d="M16.5 4v6c0 2.5-1.5 4-4 4H4M8 9.5 3.5 14 8 18"/>'),
  depot: drawn('<path d="M3 6.5h14v10H3zM3 10h14M7 6.5v-3h6v3"/>'),
  layers: drawn('<path d="M10 3 2.5 7 10 11l7.5-4zM3 10.5l7 3.7 7-3.7M3 13.7l7 3.7 7-3.7"/>'),
  merchant: drawn(
    '<path d="M3 8l1.5-4h11L17 8M3 8c0 1.5 1 2.3 2.3 2.3S7.7 9.5 7.7 8c0 1.5 1 2.3 2.3 2.3S12.3 9.5 12.3 8c0 1.5 1 2.3 2.4 2.3S17 9.5 17 8zM4.5 10.5v6.5h11v-6.5"/>',
  ),
  torch: drawn(
    '<path d="M8 9h4l-1 8.5H9z"/>',
    '<path d="M10 1c3 2.5 3.5 4.3 3.5 5.3C13.5 8 12 9 10 9S6.5 8 6.5 6.3C6.5 5 8.3 4.5 10 1z" fill="currentColor"/>',
  ),
  hands: drawn(
    '<path d="M2 8l4-3 4 2 4-2 4 3M2 8v5l5 3.5c1 .7 2.2.5 3-.5M18 8v5l-6 4M10 7l-3 3c1.5 1.5 3 1 4-.5l4.5 4"/>',
  ),
  die: drawn(
    '<rect x="3" y="3" width="14" height="14" rx="3"/>',
    '<circle cx="7" cy="7" r="1.3" fill="currentColor"/><circle cx="13" cy="13" r="1.3" fill="currentColor"/><circle cx="10" cy="10" r="1.3" fill="currentColor"/>',
  ),
  skull: drawn(
    '<path d="M10 2.5c4 0 6.5 2.6 6.5 6 0 2.3-1.2 3.8-2.5 4.6v3.4H6v-3.4C4.7 12.3 3.5 10.8 3.5 8.5c0-3.4 2.5-6 6.5-6zM8.5 14.5v2M11.5 14.5v2"/>',
    '<circle cx="7.4" cy="9" r="1.5" fill="currentColor"/><circle cx="12.6" cy="9" r="1.5" fill="currentColor"/>',
  ),
  scatter: drawn(
    '<path d="M10 10 4 4M10 10l6-6M10 10l-6 6M10 10l6 6M4 7.5V4h3.5M12.5 4H16v3.5M4 12.5V16h3.5M12.5 16H16v-3.5"/>',
  ),
  wax: drawn(
    '',
    '<circle cx="10" cy="10" r="7.5" fill="currentColor"/><circle cx="10" cy="10" r="4.6" fill="none" stroke="var(--surface)" stroke-width="1.2"/>',
  ),
} as const;
