/** Figures of the four diplomatic statuses and the mark of the house, 48 × 48, two-tone like the emblems. */
export const figures = {
  eagle: `
    <path d="M22.2 12.4c-.8-1.8-3-2-4.6-1.2.5-3.2 3-5.3 6.2-5.3 3.6 0 6 2.5 6 5.9 0 1.8-.5 3-.9 4.2 1 2.5 1.7 5.2 1.7 8.3 0 4.9-2 8.6-3.8 10.7l1.7 4H19.5l1.7-4c-1.8-2.1-3.8-5.8-3.8-10.7 0-3.3.9-6.2 2.5-8.8.9-1.4 2-2 2.3-3.1z"/>
    <path d="M17.3 17.2C15 11.5 10.8 6.7 2.5 4.7c1 1.9 1 3.1.5 4.7l2 1.3c-.8 1.5-.7 2.8-.2 4.2l2.3.8c-.5 1.6-.2 2.8.6 4.1l2.4.3c-.2 1.7.3 2.8 1.4 3.9l2.2-.2c.2 1.5.9 2.5 2.1 3.3-.5-3.6.2-6.9 1.5-9.9z"/>
    <path d="M30.8 17.2c2.3-5.7 6.5-10.5 14.7-12.5-1 1.9-1 3.1-.5 4.7l-2 1.3c.8 1.5.7 2.8.2 4.2l-2.3.8c.5 1.6.2 2.8-.6 4.1l-2.4.3c.2 1.7-.3 2.8-1.4 3.9l-2.2-.2c-.2 1.5-.9 2.5-2.1 3.3.5-3.6-.2-6.9-1.4-9.9z"/>
    <rect x="13" y="40.5" width="22" height="4.5" rx="1"/>
    <circle cx="23.2" cy="10.6" r="1.1" fill="var(--eb)"/>`,
  chaise: `
    <path d="M3 15.5C3 11.4 5.6 8.5 9 8.5c3 0 5.2 2.2 5.2 5 0 2.2-1.5 3.9-3.5 4.1 1 3.6 2.7 7 5.3 8.4H41c2.6 0 4.5 1.8 4.5 4.3V34H8.5C5.4 29 3 22 3 15.5z"/>
    <path d="M16.5 24.8c5-3.8 16.5-4 24.8-.3.7.3.8 1.5-.3 1.5H17.6c-1 0-1.8-.6-1.1-1.2z" opacity=".55"/>
    <path d="M10 35.5h4.2l-1 3.2c-.3 1-.2 2 .3 3H9.7c.5-1 .6-2 .3-3zM38.8 35.5H43v3.2c-.3 1-.2 2 .3 3h-3.8c.5-1 .6-2 .3-3z"/>
    <circle cx="8.8" cy="13.3" r="1.9" fill="var(--eb)"/>`,
  cannon: `
    <path d="M3.8 19.6l2.7-5.3 2.2 1 30-4.7c1.6-.2 2.6.6 3 1.8l2.4-.3.9 6-2.4.3c-.1 1.3-.9 2.3-2.5 2.5L27.5 23c-3.5-1.3-8-1-11 1.7l-8.3 1.1-1.2 2.1-3.5-3.2 1.6-2.3z"/>
    <path d="M30 25.5l15.5 12.2-2 3.3L31 35.5z"/>
    <path d="M21.8 24.2a9.9 9.9 0 1 0 0 19.8 9.9 9.9 0 0 0 0-19.8zm0 3.2a6.7 6.7 0 1 1 0 13.4 6.7 6.7 0 0 1 0-13.4z"/>
    <path d="M21.8 27v14.2M14.7 34.1h14.2M16.8 29.1l10 10M26.8 29.1l-10 10" stroke="currentColor" stroke-width="1.7"/>
    <circle cx="21.8" cy="34.1" r="2.7"/>`,
  logo: `
    <g transform="rotate(0 24 24)">
    <path d="M24 22.2C19.2 17.6 18.4 9.6 24 3.6c5.6 6 4.8 14 0 18.6z"/>
    <path d="M24 6.8v11.8" stroke="var(--eb)" stroke-width="1.2"/>
    <circle cx="36.3" cy="11.7" r="2.5"/>
    <path d="M28.3 5.4c5.6 1.3 10.4 5.1 13 10.4" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="5.6 5.4 30"/>
    </g>
    <g transform="rotate(90 24 24)">
    <path d="M24 22.2C19.2 17.6 18.4 9.6 24 3.6c5.6 6 4.8 14 0 18.6z"/>
    <path d="M24 6.8v11.8" stroke="var(--eb)" stroke-width="1.2"/>
    <circle cx="36.3" cy="11.7" r="2.5"/>
    <path d="M28.3 5.4c5.6 1.3 10.4 5.1 13 10.4" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="5.6 5.4 30"/>
    </g>
    <g transform="rotate(180 24 24)">
    <path d="M24 22.2C19.2 17.6 18.4 9.6 24 3.6c5.6 6 4.8 14 0 18.6z"/>
    <path d="M24 6.8v11.8" stroke="var(--eb)" stroke-width="1.2"/>
    <circle cx="36.3" cy="11.7" r="2.5"/>
    <path d="M28.3 5.4c5.6 1.3 10.4 5.1 13 10.4" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="5.6 5.4 30"/>
    </g>
    <g transform="rotate(270 24 24)">
    <path d="M24 22.2C19.2 17.6 18.4 9.6 24 3.6c5.6 6 4.8 14 0 18.6z"/>
    <path d="M24 6.8v11.8" stroke="var(--eb)" stroke-width="1.2"/>
    <circle cx="36.3" cy="11.7" r="2.5"/>
    <path d="M28.3 5.4c5.6 1.3 10.4 5.1 13 10.4" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="5.6 5.4 30"/>
    </g>
    <circle cx="24" cy="24" r="1.6"/>`,
} as const;
