import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../icons/icon.tsx';
import { useCloseOnBack } from '../../hooks/close-on-back.ts';
import { useLayout } from '../../hooks/layout.tsx';
import { type Section, sectionLabels, sections, sectionSearch } from './sections.ts';

type SectionMenuProps = { readonly shown: Section };

// Required by the specification. Source: docs/specification.md#menu-ids.
const menuId = 'parameters';

const Frame = styled('div')(({ theme }) => ({
  padding: '16px 8px',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: '4px 16px 12px', borderRight: 0 },
}));

const MenuButton = styled(Button)(({ theme }) => ({
  justifyContent: 'flex-start',
  backgroundColor: theme.vars.palette.background.paper,
  '& > :last-child': { marginLeft: 'auto' },
}));

const SectionLinks = ({ shown, onLeave }: SectionMenuProps & { readonly onLeave?: () => void }) => {
  const { t } = useTranslation();
  return (
    <List component="nav" id={menuId} aria-label={t('parameters.sections.label')}>
      {sections.map((section) => (
        <ListItemButton
          key={section}
          component={Link}
          to={sectionSearch(section)}
          replace={onLeave !== undefined}
          divider={section === 'password'}
          aria-current={section === shown ? 'page' : undefined}
          onClick={onLeave}
        >
          <Icon name={sectionLabels[section].icon} />
          {t(sectionLabels[section].title)}
        </ListItemButton>
      ))}
    </List>
  );
};

const PopoverMenu = ({ shown }: SectionMenuProps) => {
  const { t } = useTranslation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isOpen = opener !== null;
  const close = () => setOpener(null);
  useCloseOnBack(isOpen, close);
  return (
    <>
      <MenuButton
        variant="outlined"
        size="large"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon name={sectionLabels[shown].icon} size={18} />
        {t(sectionLabels[shown].title)}
        <Icon name={isOpen ? 'up' : 'down'} size={18} />
      </MenuButton>
      <Popover
        open={isOpen}
        anchorEl={opener}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={close}
        slotProps={{ paper: { sx: { width: '100%', marginTop: 1 } } }}
      >
        <SectionLinks shown={shown} onLeave={close} />
      </Popover>
    </>
  );
};

/** Links to the sections: a column, or a popover on touch layouts. */
export function SectionMenu({ shown }: SectionMenuProps) {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  return (
    <Frame>
      {isTouch ? (
        <PopoverMenu shown={shown} />
      ) : (
        <>
          <Typography variant="h1" component="p" sx={{ padding: '4px 12px 12px' }}>
            {t('parameters.title')}
          </Typography>
          <SectionLinks shown={shown} />
        </>
      )}
    </Frame>
  );
}
