/** The mark of the house, 48 × 48, two-tone like the emblems. */
export const logo = `
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
    <circle cx="24" cy="24" r="1.6"/>`;
