import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AddRow } from '../../sheet/entries/add-row/add-row.tsx';
import { Panel } from '../../surfaces/panel.tsx';
import { Figure } from '../../amounts/figure.tsx';
import { EntryList } from '../../sheet/entries/entry-list.tsx';
import { SelectionBar } from '../../sheet/list/selection/selection-bar.tsx';
import { EmptySavings } from './empty-savings.tsx';
import { SavingsTotal } from './savings-total.tsx';

const Total = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 40,
  padding: '0 44px 0 16px',
  borderTop: `1px solid ${vars.palette.ledger.lineStrong}`,
  fontSize: '0.875rem',
  fontWeight: 600,
}));

const rowHeight = 40;

export const SavingsFrame = styled(Card)(({ theme }) => ({
  width: 720,
  maxWidth: 'calc(100vw - 32px)',
  margin: '0 auto',
  padding: '32px 40px 40px',
  overflow: 'visible',
  '& form': {
    gridTemplateColumns: 'minmax(0, 1fr) 92px 24px',
    height: 44,
    marginBottom: 8,
    border: 'var(--hairline)',
    borderRadius: theme.shape.borderRadius,
  },
  // A long list scrolls inside the card.
  [theme.breakpoints.up('lg')]: { '& .rows': { maxHeight: 'calc(100dvh - 340px)' } },
}));

const Hero = styled('div')(({ theme: { vars, typography } }) => ({
  padding: '0 16px 20px',
  color: vars.palette.text.secondary,
  '& [data-figure]': {
    display: 'block',
    marginTop: 4,
    ...typography.figure,
    color: vars.palette.text.primary,
  },
}));

export const SavingsCard = () => {
  const { t } = useTranslation();
  return (
    <SavingsFrame>
      <Panel title={t('savings.title')}>
        <Hero>
          <p>{t('savings.figure')}</p>
          <Figure name="moneySavingSum" className="" />
        </Hero>
        <AddRow collection="moneySaving" isTouch={false} />
        <EntryList
          collection="moneySaving"
          label={t('savings.title')}
          empty={<EmptySavings />}
          hasShares
          rowHeight={rowHeight}
        />
        <Total>
          <SavingsTotal />
          <SelectionBar collection="moneySaving" />
        </Total>
      </Panel>
    </SavingsFrame>
  );
};
