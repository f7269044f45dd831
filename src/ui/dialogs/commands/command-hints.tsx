import { useTranslation } from 'react-i18next';
import { Keys } from '../../shortcuts/keys.tsx';

/** Tells the eye what the keys do; a screen reader knows how a list is used. */
export const CommandHints = () => {
  const { t } = useTranslation();
  return (
    <div className="command-hints" aria-hidden="true">
      <span>
        <Keys keys={['↑', '↓']} /> {t('commands.move')}
      </span>
      <span>
        <Keys keys={['↵']} /> {t('commands.pick')}
      </span>
      <span>
        <Keys keys={[t('shortcuts.key.escape')]} /> {t('commands.close')}
      </span>
    </div>
  );
};
