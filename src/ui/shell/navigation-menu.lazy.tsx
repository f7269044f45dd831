import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '../icons/icon.tsx';
import { useCloseOnBack } from '../hooks/close-on-back.ts';
import { useAreAmountsHidden, useDialogs, useToggleAmounts } from '../hooks/workspace-actors.tsx';
import { type Destination, menuId, screens, signOutLink } from './destinations.ts';
import { useSignOut } from './sign-out.ts';

// Aligned with the menu items around it.
const MenuSwitch = styled(FormControlLabel)({
  padding: '0 14px',
  fontSize: '0.9375rem',
  '& .MuiFormControlLabel-label': { display: 'flex', gap: 12, alignItems: 'center' },
});

const Line = styled('hr')(({ theme }) => ({
  margin: '6px 12px',
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

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
  const signOut = useSignOut();
  const link = ({ path, text, icon }: Destination, onPress?: (press: MouseEvent) => void) => (
    <ListItemButton
      key={path}
      component={NavLink}
      to={path}
      replace
      end
      onClick={(press: MouseEvent) => {
        onLeave();
        onPress?.(press);
      }}
    >
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
      {screens.map((screen) => link(screen))}
      <ListItemButton component="button" aria-haspopup="dialog" divider onClick={openCommands}>
        <Icon name="search" size={18} />
        {t('keys.commands')}
      </ListItemButton>
      <AmountsSwitch />
      <Line />
      {link(signOutLink, signOut)}
    </List>
  );
};

type NavigationMenuProps = { readonly opener: HTMLElement; readonly onClose: () => void };

/** Links to the screens, the commands, the switch that hides amounts, and the sign-out link. */
export function NavigationMenu({ opener, onClose }: NavigationMenuProps) {
  useCloseOnBack(true, onClose);
  return (
    <Popover
      open
      anchorEl={opener}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={8}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 292, marginTop: 1.5 } } }}
    >
      <MenuLinks onLeave={onClose} />
    </Popover>
  );
}
