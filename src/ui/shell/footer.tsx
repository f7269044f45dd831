import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../hooks/workspace-actors.tsx';
import { modText } from '../keyboard/key-combinations.ts';
import { touchOrNarrow } from '../theme/media-queries.ts';
import { productVersion } from './product-version.ts';
import { useToday } from '../hooks/use-today.ts';

const Line = styled('footer')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'calc(var(--footer-height) + var(--bottom-space))',
  // The footer stays visible, because toasts cover it.
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    zIndex: theme.zIndex.stickyBottom,
    bottom: 0,
    backgroundColor: theme.vars.palette.background.default,
  },
  padding: '0 calc(var(--page-edge) + 4px) var(--bottom-space)',
  // Continues the background of the list down to the bottom bar.
  'div:has([data-bottom-bar]) > &': {
    paddingInline: 'max(20px, (100% - 640px) / 2 + 20px)',
    background: `linear-gradient(${theme.vars.palette.background.paper} 0 0) center / min(100%, 640px) no-repeat`,
  },
  ...theme.typography.micro,
  color: theme.vars.palette.text.tertiary,
  // Hidden while a scrolling page loads: its skeleton is shorter than its content, and the footer would jump.
  [theme.breakpoints.down('lg')]: { 'div:has(div[aria-busy="true"]) > &': { visibility: 'hidden' } },
}));

const Copyright = styled('span')({ marginRight: 12 });
const Version = styled('span')({ marginLeft: 'auto' });

const FooterButton = styled(Button)(({ theme }) => ({
  minHeight: 24,
  padding: '0 7px',
  font: 'inherit',
  color: 'inherit',
  '& > kbd': { font: 'inherit' },
  [touchOrNarrow]: { minHeight: 24, font: 'inherit' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export const Footer = ({ signedIn }: { readonly signedIn: boolean }) => {
  const { t } = useTranslation();
  const year = useToday().getFullYear();
  return (
    <Line>
      <Copyright>{t('shell.copyright', { year })}</Copyright>
      {signedIn && <CommandButtons />}
      <Version>{t('shell.version', { version: productVersion })}</Version>
    </Line>
  );
};

/** Buttons that open the commands and the shortcuts, with their keys. */
const CommandButtons = () => {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const buttons = [
    { type: 'commands.requested', text: 'keys.commands', keys: modText('K') },
    { type: 'shortcuts.requested', text: 'keys.shortcuts', keys: '?' },
  ] as const;
  return buttons.map(({ type, text, keys }) => (
    <FooterButton key={type} aria-haspopup="dialog" onClick={() => dialogs.send({ type })}>
      {t(text)} <kbd aria-hidden="true">{keys}</kbd>
    </FooterButton>
  ));
};
