import type { Objective } from '@quadrille/ultima-ratio-regis/data/model.ts';
import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type Power, powerCardOf, type View } from '../model.ts';
import { t } from '../words.ts';
import { Section } from './Section.tsx';

type Name = (id: string) => string;

/** What a Power is after, in words. */
export function aimOf(objective: Objective, name: Name): string {
  const province = (id: string) => name(`province-${id}`);
  switch (objective.type) {
    case 'area':
      return name(objective.area);
    case 'province':
      return t('urr/aim/province', { province: province(objective.province) });
    case 'minor':
      return t('urr/aim/minor', { minor: name(objective.minor) });
    case 'minor_or_province':
      return t('urr/aim/minor-or-province', { minor: name(objective.minor), province: province(objective.province) });
    case 'sum':
      return objective.all.map((each) => aimOf(each, name)).join(t('urr/aim/and'));
    case 'military_victory':
      return t('urr/aim/victory', { power: name(objective.power) });
    case 'merchants':
      return t('urr/aim/merchants', { n: objective.atLeast });
    case 'monopoly':
      return t('urr/aim/monopoly', { center: name(objective.center) });
    case 'colonies':
      return t('urr/aim/colonies', { n: objective.atLeast, where: objective.theaters.map(name).join(', ') });
    case 'emperor':
      return t('urr/aim/emperor');
    case 'special':
      return t(`urr/aim/${objective.key}`);
  }
}

interface AimsProps {
  readonly view: View;
  readonly power: Power;
  readonly name: Name;
}

/** The objectives of a card, met or not, and what else would score at the end of the turn. */
export function Aims({ view, power, name }: AimsProps) {
  const card = powerCardOf(view, power);
  const outlook = view.outlook[power];
  if (!card || !outlook) return null;
  const more = outlook.score.filter(({ why }) => why !== 'objective');
  return (
    <Section
      title={t('urr/aims', { power: name(power) })}
      note={t('urr/at-turns-end', { n: outlook.score.reduce((sum, { vp }) => sum + vp, 0) })}
    >
      <ul class="aims" data-p={power}>
        {card.objectives.map((objective, place) => {
          const met = outlook.met[place] ?? false;
          const fought = objective.type === 'military_victory';
          return (
            <li key={place} class={met ? 'met' : ''}>
              <Icon name={met ? 'check' : fought ? 'swords' : 'x'} size={15} />
              <span class="vh">{t(met ? 'urr/met' : 'urr/not-met')}</span>
              <span class="grow">{aimOf(objective, name)}</span>
              <b>{fought ? t('urr/by-peace') : met ? `+${objective.vp}` : objective.vp}</b>
            </li>
          );
        })}
        {more.map(({ why, what, vp }) => (
          <li key={`${why}/${what}`} class="met">
            <Icon name="check" size={15} />
            <span class="grow">
              {t(why === 'presence' ? 'urr/aim/presence' : 'urr/aim/monopoly', {
                center: name(what),
                theater: name(what),
              })}
            </span>
            <b>+{vp}</b>
          </li>
        ))}
        {card.special.length > 0 && (
          <li class="meta special">
            <Dot power={power} small />
            <span>{card.special.join(' ')}</span>
          </li>
        )}
      </ul>
    </Section>
  );
}
