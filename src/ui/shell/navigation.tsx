import visuallyHidden from '@mui/utils/visuallyHidden';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '../icons/icon.tsx';
import { headerFitsLinks, headerTooNarrowFor } from '../theme/media-queries.ts';
import { menuId, screens, wayOut } from './destinations.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import { useSignOut } from './sign-out.ts';

const NavigationMenu = lazyComponent(async () => (await import('./navigation-menu.lazy.tsx')).NavigationMenu);

const Links = styled('nav')({
  display: 'flex',
  gap: 2,
  '& .MuiButton-root': { position: 'relative' },
  '& .icon': { display: 'none' },
  [headerTooNarrowFor.linkLabels]: { '& .icon': { display: 'block' } },
});

// For enlarged text there is room for the icons alone: the words stay their names.
const Words = styled('span')({ [headerTooNarrowFor.linkLabels]: visuallyHidden });

const NavigationLinks = () => {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <Links id={menuId} aria-label={t('navigation.main')}>
      {[...screens, wayOut].map(({ path, text, icon }) => (
        <Button
          key={path}
          component={NavLink}
          to={path}
          end
          variant="navigation"
          {...(path === wayOut.path && { sx: { color: 'text.tertiary' }, onClick: signOut })}
        >
          <Icon name={icon} />
          <Words>{t(text)}</Words>
        </Button>
      ))}
    </Links>
  );
};

const MenuButton = () => {
  const { t } = useTranslation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('navigation.menu')}
        aria-expanded={opener !== null}
        aria-controls={opener ? menuId : undefined}
        onPointerDown={NavigationMenu.prefetch}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon name={opener ? 'close' : 'menu'} size={20} />
      </IconButton>
      {opener && <NavigationMenu opener={opener} onClose={() => setOpener(null)} />}
    </>
  );
};

/** Leads to the screens: links in a row, or a menu where there is no room for one. */
export const Navigation = () => {
  const hasRoom = useMediaQuery(headerFitsLinks);
  return hasRoom ? <NavigationLinks /> : <MenuButton />;
};
