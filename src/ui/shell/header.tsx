import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { headerTooNarrowFor } from '../theme/media-queries.ts';
import { Logo } from '../icons/logo.tsx';
import { Navigation } from './navigation.tsx';
import { Today } from './today.tsx';

type HeaderProps = {
  /** Moves between sheets: in the middle, or on a second line on narrow screens. */
  readonly navigator?: ReactNode;
  /** Shows whether everything is saved. */
  readonly sync?: ReactNode;
  readonly signedIn: boolean;
};

// The header condenses instead of wrapping, so that its height never changes.
const Bar = styled(AppBar)({ container: 'header / inline-size', whiteSpace: 'nowrap' });

const Places = styled(Toolbar)(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"brand navigator end" minmax(48px, auto) / minmax(max-content, 1fr) auto minmax(max-content, 1fr)',
  columnGap: 16,
  padding: '0 var(--page-edge)',
  [theme.breakpoints.down('md')]: {
    gridTemplate: '"brand end" minmax(56px, auto) "navigator navigator" auto / 1fr auto',
    padding: '0 4px 0 16px',
  },
}));

const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  gridArea: 'brand',
  alignItems: 'center',
  gap: 10,
  [theme.breakpoints.down('md')]: { '& > svg': { width: 28, height: 28 } },
}));

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  [headerTooNarrowFor.productName]: { display: 'none' },
}));

const Middle = styled('div')(({ theme }) => ({
  gridArea: 'navigator',
  '&:empty': { display: 'none' },
  [theme.breakpoints.between('sm', 'md')]: { width: 'min(640px, 100%)', margin: '0 auto' },
}));

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  gridArea: 'end',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  [theme.breakpoints.down('md')]: { gap: 4 },
}));

export const Header = ({ navigator, sync, signedIn }: HeaderProps) => {
  const { t } = useTranslation();
  return (
    <Bar data-sticky-header>
      <Places>
        <Brand>
          <Logo />
          <Name>{t('shell.productName')}</Name>
          <Today />
        </Brand>
        <Middle>{navigator}</Middle>
        <End>
          {sync}
          {signedIn && <Navigation />}
        </End>
      </Places>
    </Bar>
  );
};
