import IconButton from '@mui/material/IconButton';
import { Fragment } from 'react';
import { NavLink } from 'react-router-dom';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../controls/icon-paths.ts';
import { MenuEntry } from './menu-entry.tsx';
import { Icon } from '../controls/icon.tsx';
import './navigation-menu.css';
import { useMenuOpening } from './navigation-menu-opening.ts';
import { paths } from './paths.ts';

type Destination = { readonly path: string; readonly text: MessageKey; readonly icon: IconName };

const destinations: readonly Destination[] = [
  { path: paths.home, text: 'navigation.home', icon: 'home' },
  { path: paths.savings, text: 'navigation.savings', icon: 'savings' },
  { path: paths.parameters, text: 'navigation.parameters', icon: 'gear' },
  { path: paths.signOut, text: 'navigation.signOut', icon: 'signOut' },
];

// The product's own name for this menu. Source: docs/specification.md#menu-ids.
const menuId = 'header';

export const NavigationMenu = () => {
  const { t } = useTranslation();
  const { isOpen, menu, opener, toggle, close, closeOnOpener, closeOnEscape } = useMenuOpening();
  return (
    <div ref={menu} className="navigation">
      <span className="navigation-opener">
        <IconButton
          aria-label={t('navigation.menu')}
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onKeyDown={closeOnEscape}
          onClick={toggle}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={20} />
        </IconButton>
      </span>
      <nav id={menuId} className="navigation-menu" aria-label={t('navigation.main')} data-open={isOpen}>
        {destinations.map(({ path, text, icon }) => (
          <Fragment key={path}>
            {path === paths.signOut && <MenuEntry onRequest={closeOnOpener} onKeyDown={closeOnEscape} />}
            <NavLink to={path} end className="navigation-link" onClick={close} onKeyDown={closeOnEscape}>
              <Icon name={icon} size={18} />
              {t(text)}
            </NavLink>
          </Fragment>
        ))}
      </nav>
    </div>
  );
};
