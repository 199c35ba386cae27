import type { BodyProps } from '../../presenter.ts';
import type { View } from '../model.ts';
import { WarRows } from '../rail/Wars.tsx';
import { t } from '../words.ts';

/** Questions of war and peace: of which Powers besides the one that is asked. */
const OTHERS: Readonly<Record<string, string>> = { 'agree-peace': 'enemy', 'join-war': 'against' };
export const isOfWar = (question: string): boolean => question in OTHERS;

/** A question of war or peace, with how the wars stand that it is about. */
export function WarsBody({
  view,
  decision: { prompt },
  children,
  name,
}: BodyProps<View> & { readonly name: (id: string) => string }) {
  const { power } = prompt.args;
  const other = prompt.args[OTHERS[prompt.id] ?? ''];
  const shown = ({ sides }: View['wars'][number]) =>
    sides.some((side) => side === power || (prompt.id === 'join-war' && side === prompt.args.ally)) &&
    sides.some((side) => side === other);
  return (
    <>
      {view.wars.some(shown) && (
        <div class="of-war">
          <span class="meta">{t('urr/peace-now')}</span>
          <WarRows view={view} name={name} shown={shown} />
        </div>
      )}
      {children}
    </>
  );
}
