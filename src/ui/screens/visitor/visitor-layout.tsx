import { styled } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { contentId, SkipLink } from '../../controls/skip-link.tsx';
import { productVersion } from '../../shell/product-version.ts';
import { useToday } from '../../hooks/use-today.ts';
import { VisitorHeader } from './visitor-header.tsx';

const Page = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplate: 'minmax(100vh, auto) / minmax(0, 1.1fr) minmax(0, 1fr)',
  [breakpoints.down('md')]: {
    gridTemplate: 'auto minmax(0, 1fr) auto / 1fr',
    minHeight: '100dvh',
    backgroundColor: vars.palette.background.paper,
  },
}));

const Content = styled('main')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridArea: '1 / 2',
  placeItems: 'center',
  padding: '64px 24px',
  borderLeft: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
  '&:focus': { outline: 'none' },
  [breakpoints.down('md')]: { gridArea: 'auto', placeItems: 'start center', padding: '40px 24px', border: 0 },
}));

const Column = styled('div')({ width: '100%', maxWidth: 360 });

const Footer = styled('footer')(({ theme: { vars, breakpoints, typography } }) => ({
  display: 'flex',
  gap: 16,
  gridArea: '1 / 2',
  placeSelf: 'end center',
  paddingBottom: 24,
  ...typography.micro,
  color: vars.palette.text.tertiary,
  [breakpoints.down('md')]: { gridArea: 'auto' },
}));

const neverChanges = () => () => {};

/** False during the hydration of a prerendered page. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The slogan and a picture on the left, and a narrow column with the content of the screen on the right. */
export const VisitorLayout = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  const year = useToday().getFullYear();
  const isHydrated = useIsHydrated();
  return (
    <Page data-layout="visitor">
      <SkipLink />
      <VisitorHeader />
      <Content id={contentId} tabIndex={-1}>
        <Column>{children}</Column>
      </Content>
      <Footer>
        {/* The prerendered page may contain the year of the build. */}
        <span key={String(isHydrated)} suppressHydrationWarning>
          {t('shell.copyright', { year })}
        </span>
        <span>{t('shell.version', { version: productVersion })}</span>
      </Footer>
    </Page>
  );
};
