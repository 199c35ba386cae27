import type { PlaceFacts } from '../presenter.ts';
import { areaOf, bannerOf, forcesOf, type View } from './model.ts';
import { onSheet } from './places.ts';
import { t, tell } from './words.ts';

type Name = (id: string) => string;

const tenure = (view: View, id: string, name: Name): string => {
  const title = view.lands[id] ?? 'off';
  const banner = bannerOf(view, id);
  if (banner) return t(`urr/${banner.as}`, { power: name(banner.power) });
  if (title === 'A2' || title === 'A3') return t('urr/independent', { n: Number(title[1]) });
  return t('urr/inactive');
};

/** Whose an area is, what ground it has, and what stands there. */
export function place(view: View, id: string, name: Name): PlaceFacts | undefined {
  const area = areaOf(id);
  const forces = forcesOf(view)
    .filter(({ at }) => onSheet(at) === id)
    .map(({ owner, units, sea }) =>
      t(sea ? 'urr/fleet' : 'urr/army', { power: name(owner), troops: units.length, n: units.length }),
    );
  if (!area) return forces.length > 0 ? { name: name(id), kind: '', lines: forces } : undefined;
  const holder = view.holders[id];
  const banner = bannerOf(view, id);
  const shown = holder ?? banner?.power;
  return {
    name: area.name,
    ...(shown && { holder: shown }),
    kind: [tell(area.terrain), area.key && t('urr/key'), area.port && t('urr/port')].filter(Boolean).join(', '),
    lines: [
      tenure(view, id, name),
      ...Object.entries(view.enclaves).flatMap(([enclave, host]) => {
        const cut = host === id ? bannerOf(view, enclave) : undefined;
        return cut ? [t('urr/enclave', { power: name(cut.power) })] : [];
      }),
      ...(holder ? [t('urr/held', { power: name(holder) })] : []),
      ...(view.rebellions[id] ? [t('urr/rebellion', { n: view.rebellions[id] ?? 0 })] : []),
      ...forces,
    ],
    ...(area.reconstructed && { reconstructed: t('urr/reconstructed') }),
  };
}
