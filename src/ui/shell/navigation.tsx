import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { IconName } from '../controls/icon-paths.ts';
import { Icon } from '../controls/icon.tsx';
import { inHeaderWithout, roomForLinks, visuallyHidden } from '../theme/media-queries.ts';
import { useCloseOnBack } from '../hooks/close-on-back.ts';
import { useAreAmountsHidden, useDialogs, useToggleAmounts } from '../hooks/workspace-actors.tsx';
import { paths } from './paths.ts';

type Destination = { readonly path: string; readonly text: MessageKey; readonly icon: IconName };

const screens: readonly Destination[] = [
  { path: paths.home, text: 'navigation.home', icon: 'home' },
  { path: paths.savings, text: 'navigation.savings', icon: 'savings' },
  { path: paths.parameters, text: 'navigation.parameters', icon: 'gear' },
];

const wayOut: Destination = { path: paths.signOut, text: 'navigation.signOut', icon: 'signOut' };

// The product's own name for this menu. Source: docs/specification.md#menu-ids.
const menuId = 'header';

const Links = styled('nav')({
  display: 'flex',
  gap: 2,
  '& .MuiButton-root': { position: 'relative' },
  '& .icon': { display: 'none' },
  [inHeaderWithout.linksInWords]: { '& .icon': { display: 'block' } },
});

// For enlarged text there is room for the icons alone: the words stay their names.
const Words = styled('span')({ [inHeaderWithout.linksInWords]: visuallyHidden });

const NavigationLinks = () => {
  const { t } = useTranslation();
  return (
    <Links id={menuId} aria-label={t('navigation.main')}>
      {[...screens, wayOut].map(({ path, text, icon }) => (
        <Button
          key={path}
          component={NavLink}
          to={path}
          end
          variant="navigation"
          sx={path === paths.signOut ? { color: 'text.tertiary' } : undefined}
        >
          <Icon name={icon} />
          <Words>{t(text)}</Words>
        </Button>
      ))}
    </Links>
  );
};

// Its words stand where those of the entries around it do.
const MenuSwitch = styled(FormControlLabel)({
  padding: '0 14px',
  fontSize: '0.9375rem',
  '& .MuiFormControlLabel-label': { display: 'flex', gap: 12, alignItems: 'center' },
});

const AmountsSwitch = () => {
  const { t } = useTranslation();
  const areHidden = useAreAmountsHidden();
  return (
    <MenuSwitch
      labelPlacement="start"
      label={
        <>
          <Icon name={areHidden ? 'eyeOff' : 'eye'} size={18} />
          {t('amounts.hide')}
        </>
      }
      control={<Switch checked={areHidden} onChange={useToggleAmounts()} />}
    />
  );
};

const MenuLinks = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const link = ({ path, text, icon }: Destination) => (
    <ListItemButton key={path} component={NavLink} to={path} replace end onClick={onLeave}>
      <Icon name={icon} size={18} />
      {t(text)}
    </ListItemButton>
  );
  const openCommands = () => {
    onLeave();
    dialogs.send({ type: 'commands.requested' });
  };
  return (
    <List component="nav" id={menuId} aria-label={t('navigation.main')}>
      {screens.map(link)}
      <ListItemButton component="button" aria-haspopup="dialog" divider onClick={openCommands}>
        <Icon name="search" size={18} />
        {t('keys.commands')}
      </ListItemButton>
      <AmountsSwitch />
      <Divider sx={{ margin: '6px 12px' }} />
      {link(wayOut)}
    </List>
  );
};

const NavigationMenu = () => {
  const { t } = useTranslation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isOpen = opener !== null;
  const close = () => setOpener(null);
  useCloseOnBack(isOpen, close);
  return (
    <>
      <IconButton
        aria-label={t('navigation.menu')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={20} />
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={opener}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        marginThreshold={8}
        onClose={close}
        slotProps={{ paper: { sx: { width: 292, marginTop: 1.5 } } }}
      >
        <MenuLinks onLeave={close} />
      </Popover>
    </>
  );
};

/** Leads to the screens: links in a row, or a menu where there is no room for one. */
export const Navigation = () => {
  const hasRoom = useMediaQuery(roomForLinks);
  return hasRoom ? <NavigationLinks /> : <NavigationMenu />;
};
