import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../icons/logo.tsx';
import '../../icons/paid-mark.css';
import { lazyComponent } from '../../loading/lazy-component.ts';

const NoIllustration = () => null;

// A decoration: a loading error is ignored, and phones do not load it.
const SheetIllustration = lazyComponent(() =>
  import('./illustration/sheet-illustration.lazy.tsx').then(
    (loaded) => loaded.SheetIllustration,
    () => NoIllustration,
  ),
);

const Header = styled('header')(({ theme: { vars, breakpoints } }) => ({
  position: 'relative',
  gridArea: '1 / 1',
  padding: '48px 64px',
  overflow: 'hidden',
  // The picture fades out at the right and at the bottom.
  '&::after': {
    position: 'absolute',
    inset: 0,
    content: '""',
    background: `linear-gradient(to left, ${vars.palette.background.default} 4%, transparent) right / 200px 100% no-repeat,
      linear-gradient(to top, ${vars.palette.background.default} 8%, transparent) bottom / 100% 220px no-repeat`,
  },
  [breakpoints.down('md')]: {
    gridArea: 'auto',
    justifySelf: 'center',
    width: '100%',
    maxWidth: 408,
    padding: '72px 24px 0',
    '&::after': { display: 'none' },
  },
}));

const Brand = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  fontSize: '1rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  [theme.breakpoints.down('md')]: { fontSize: '1.0625rem', '& > svg': { width: 32, height: 32 } },
}));

const Statement = styled('p')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  maxWidth: 520,
  marginTop: 132,
  ...theme.typography.display,
  textWrap: 'balance',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export function VisitorHeader() {
  const { t } = useTranslation();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  return (
    <Header>
      <Brand>
        <Logo size={28} />
        {t('shell.productName')}
      </Brand>
      <Statement>{t('signIn.statement')}</Statement>
      {isWide && <SheetIllustration />}
    </Header>
  );
}
