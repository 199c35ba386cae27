import type { ComponentChildren } from 'preact';

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}

/** A part of the rail, with its title. */
export const Section = ({ title, note, children }: SectionProps) => (
  <section>
    <h3>
      {title} {note && <span class="meta">{note}</span>}
    </h3>
    {children}
  </section>
);
