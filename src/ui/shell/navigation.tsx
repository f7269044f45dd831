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
import { menuId, screens, signOutLink } from './destinations.ts';
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

// With enlarged text only the icons fit; the labels stay their accessible names.
const Label = styled('span')({ [headerTooNarrowFor.linkLabels]: visuallyHidden });

const NavigationLinks = () => {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <Links id={menuId} aria-label={t('navigation.main')}>
      {[...screens, signOutLink].map(({ path, text, icon }) => (
        <Button
          key={path}
          component={NavLink}
          to={path}
          end
          variant="navigation"
          {...(path === signOutLink.path && { sx: { color: 'text.tertiary' }, onClick: signOut })}
        >
          <Icon name={icon} />
          <Label>{t(text)}</Label>
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

/** A row of links to the screens, or a menu if the row does not fit. */
export const Navigation = () => {
  const hasRoom = useMediaQuery(headerFitsLinks);
  return hasRoom ? <NavigationLinks /> : <MenuButton />;
};
