import { useEffect } from 'preact/hooks';
import { linesOf } from '../foresight.ts';
import { spaceName } from '../model.ts';
import { t } from '../words.ts';
import { type Body, Chip, type Name } from './parts.tsx';

/** Winter: where each force goes as proposed, how far it is, and what the way costs. */
export const quartersBody =
  (name: Name) =>
  ({ decision, choices, ready, preview, choose, point, seek, cite }: Body) => {
    const moves = linesOf(preview, 'quarters');
    const places = moves.flatMap(({ args }) => [String(args?.from), String(args?.to)]);
    useEffect(() => {
      if (places.length > 0) seek(places);
    }, [places.join()]);
    return (
      <div class="com-body">
        {preview && moves.length === 0 && <p class="march-hint">{t('com/all-housed')}</p>}
        {moves.length > 0 && (
          <table class="com-table">
            <thead>
              <tr>
                <th scope="col">{t('com/force')}</th>
                <th scope="col">{t('com/from-to')}</th>
                <th scope="col">{t('com/mp')}</th>
                <th scope="col">
                  {t('com/lost-on-the-way')}{' '}
                  <button type="button" class="cite" onClick={() => cite('CM §19.1')}>
                    §19.1
                  </button>
                </th>
              </tr>
            </thead>
            <tbody>
              {moves.map(({ args, value }) => {
                const [from, to] = [String(args?.from), String(args?.to)];
                const lost = Number(args?.lost ?? 0);
                return (
                  <tr key={String(args?.force)} onMouseEnter={() => point([from, to])} onMouseLeave={() => point([])}>
                    <th scope="row">
                      {name(String(args?.force))} <small>{t('com/sps', { n: Number(args?.sp ?? 0) })}</small>
                    </th>
                    <td>{t('com/way', { from: spaceName(from), to: spaceName(to) })}</td>
                    <td>{value}</td>
                    <td class={lost > 0 ? 'down' : ''}>{lost > 0 ? t('com/sps', { n: lost }) : t('com/none-lost')}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {choices.listed.map((choice) => (
            <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
          ))}
        </div>
      </div>
    );
  };
