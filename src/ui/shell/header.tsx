import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../controls/logo.tsx';
import './header.css';
import { NavigationMenu } from './navigation-menu.tsx';
import { Today } from './today.tsx';

type HeaderProps = {
  /** Moves between sheets: in the middle, or on a line of its own on narrow screens. */
  readonly navigator?: ReactNode;
  /** Tells whether everything is saved. */
  readonly sync?: ReactNode;
  readonly signedIn: boolean;
};

export const Header = ({ navigator, sync, signedIn }: HeaderProps) => {
  const { t } = useTranslation();
  return (
    <header className="app-header">
      <div className="app-header-brand">
        <Logo />
        <span className="app-header-name">{t('shell.productName')}</span>
        <Today />
      </div>
      <div className="app-header-navigator">{navigator}</div>
      <div className="app-header-end">
        {sync}
        {signedIn && <NavigationMenu />}
      </div>
    </header>
  );
};
