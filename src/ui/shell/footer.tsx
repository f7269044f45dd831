import { useTranslation } from 'react-i18next';
import { useDialogs } from '../hooks/workspace-actors.tsx';
import { modText } from '../shortcuts/pressed.ts';
import './footer.css';
import { productVersion } from './product-version.ts';
import { useToday } from './use-today.ts';

export const Footer = ({ signedIn }: { readonly signedIn: boolean }) => {
  const { t } = useTranslation();
  const year = useToday().getFullYear();
  return (
    <footer className="app-footer">
      <span>{t('shell.copyright', { year })}</span>
      {signedIn && <FooterEntries />}
      <span>{t('shell.version', { version: productVersion })}</span>
    </footer>
  );
};

/** The way to the commands for those who do not know their keys, which it tells. */
const FooterEntries = () => {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const entries = [
    { type: 'commands.requested', text: 'keys.commands', keys: modText('K') },
    { type: 'shortcuts.requested', text: 'keys.shortcuts', keys: '?' },
  ] as const;
  return entries.map(({ type, text, keys }) => (
    <button
      key={type}
      type="button"
      className="footer-entry"
      aria-haspopup="dialog"
      onClick={() => dialogs.send({ type })}
    >
      {t(text)} <kbd aria-hidden="true">{keys}</kbd>
    </button>
  ));
};
