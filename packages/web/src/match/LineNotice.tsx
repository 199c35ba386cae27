import { useEffect, useState } from 'preact/hooks';
import { line } from '../net/socket.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';

/** A short break of the line is nobody's business. */
const PATIENCE = 700;

/** The line is lost: said plainly, together with what becomes of an answer that is on its way. */
export function LineNotice() {
  const lost = line.value !== 'open';
  const [shown, show] = useState(false);
  useEffect(() => {
    if (!lost) return show(false);
    const timer = window.setTimeout(() => show(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [lost]);
  if (!shown) return null;
  return (
    <div class="line-notice notice warn" role="status">
      <Icon name="warn" size={18} />
      <span>{t('line/lost')}</span>
    </div>
  );
}
