import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/icon.tsx';
import { useDialogs } from '../hooks/workspace-actors.tsx';

type MenuEntryProps = {
  /** Before the commands are opened: the menu is in their way. */
  readonly onRequest: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The way to the commands in the menu of narrow screens. */
export const MenuEntry = ({ onRequest, onKeyDown }: MenuEntryProps) => {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      className="navigation-link navigation-commands"
      aria-haspopup="dialog"
      onKeyDown={onKeyDown}
      onClick={() => {
        onRequest();
        dialogs.send({ type: 'commands.requested' });
      }}
    >
      <Icon name="search" size={18} />
      {t('keys.commands')}
    </button>
  );
};
