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
import { type Section, sectionLooks, sections, sectionSearch } from './sections.ts';

type SectionMenuProps = { readonly shown: Section };

// The product's own name for this menu. Source: docs/specification.md#menu-ids.
const menuId = 'parameters';

const Place = styled('div')(({ theme }) => ({
  padding: '16px 8px',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: '4px 16px 12px', borderRight: 0 },
}));

const Opener = styled(Button)(({ theme }) => ({
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
          <Icon name={sectionLooks[section].icon} />
          {t(sectionLooks[section].title)}
        </ListItemButton>
      ))}
    </List>
  );
};

const FoldedMenu = ({ shown }: SectionMenuProps) => {
  const { t } = useTranslation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isOpen = opener !== null;
  const close = () => setOpener(null);
  useCloseOnBack(isOpen, close);
  return (
    <>
      <Opener
        variant="outlined"
        size="large"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon name={sectionLooks[shown].icon} size={18} />
        {t(sectionLooks[shown].title)}
        <Icon name={isOpen ? 'up' : 'down'} size={18} />
      </Opener>
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

/** Leads to the sections: a column beside them, or a menu where there is no room for one. */
export function SectionMenu({ shown }: SectionMenuProps) {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  return (
    <Place>
      {isTouch ? (
        <FoldedMenu shown={shown} />
      ) : (
        <>
          <Typography variant="h1" component="p" sx={{ padding: '4px 12px 12px' }}>
            {t('parameters.title')}
          </Typography>
          <SectionLinks shown={shown} />
        </>
      )}
    </Place>
  );
}
