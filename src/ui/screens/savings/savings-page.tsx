import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AddRow } from '../../sheet/entries/add-row/add-row.tsx';
import { Panel } from '../../surfaces/panel.tsx';
import { BottomBar } from '../../sheet/page/bottom-bar.tsx';
import { Figure } from '../../amounts/figure.tsx';
import { HeroCard } from '../../sheet/page/situation/hero-card.tsx';
import { EntryList } from '../../sheet/entries/entry-list.tsx';
import { EmptySavings } from './empty-savings.tsx';
import { SavingsTotal } from './savings-total.tsx';

export const SavingsList = styled('div')(({ theme }) => ({
  marginTop: 12,
  borderTop: 'var(--hairline)',
  backgroundColor: theme.vars.palette.background.paper,
}));

// At least as high as the space between the app's header and footer.
const Page = styled(Panel)(({ theme }) => ({
  minHeight: 'calc(100dvh - 104px - var(--footer-height) - var(--bottom-space))',
  [theme.breakpoints.up('sm')]: { maxWidth: 640, margin: '0 auto' },
}));

export const SavingsPage = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('savings.title')}>
      <HeroCard label={t('savings.figure')}>
        <Figure name="moneySavingSum" />
      </HeroCard>
      <SavingsList>
        <EntryList collection="moneySaving" label={t('savings.title')} empty={<EmptySavings />} />
      </SavingsList>
      <BottomBar collection="moneySaving" totals={<SavingsTotal />}>
        <AddRow collection="moneySaving" isTouch />
      </BottomBar>
    </Page>
  );
};
