import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { SheetFrame } from '../../sheet/page/sheet-frame.tsx';
import { useLayout } from '../../hooks/layout.tsx';
import { SectionContent } from './section-content.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useSection } from './sections.ts';

const Page = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  width: 1040,
  maxWidth: 'calc(100vw - 32px)',
  minHeight: 600,
  margin: '0 auto 16px',
  overflow: 'visible',
  [theme.breakpoints.down('md')]: {
    gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
    width: 'auto',
    maxWidth: 'none',
    minHeight: 'calc(100dvh - 56px - var(--footer-height))',
    margin: 0,
    border: 0,
    borderRadius: 0,
    background: 'none',
  },
}));

export function ParametersScreen() {
  const layout = useLayout();
  const section = useSection();
  return (
    <SheetFrame layout={layout}>
      <Page data-grows>
        <SectionMenu shown={section} />
        <SectionContent section={section} />
      </Page>
    </SheetFrame>
  );
}
