import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../sheet/hero/figure.tsx';

const Total = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 40,
  padding: '0 44px 0 16px',
  borderTop: `1px solid ${vars.palette.ledger.lineStrong}`,
  fontSize: '0.875rem',
  fontWeight: 600,
  [breakpoints.down('md')]: {
    height: 44,
    paddingRight: 16,
    borderBlock: 'var(--hairline)',
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.ledger.sunken,
    '& .amount': { fontSize: '0.9375rem', fontWeight: 600, color: vars.palette.text.primary },
  },
}));

export const SavingsTotal = () => {
  const { t } = useTranslation();
  return (
    <Total>
      <span>{t('savings.total')}</span>
      <Figure name="moneySavingSum" />
    </Total>
  );
};
