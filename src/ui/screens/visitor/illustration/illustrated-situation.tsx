import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { Line, rule } from './illustration-line.ts';

const equation = [
  { sign: '', text: 'illustration.accountBalance', amount: 'illustration.accountBalanceAmount' },
  { sign: '+', text: 'illustration.creditsToReceive', amount: 'illustration.creditsAmount' },
  { sign: '−', text: 'illustration.unpaidExpenses', amount: 'illustration.unpaidExpensesAmount' },
  { sign: '−', text: 'illustration.unpaidCharges', amount: 'illustration.unpaidChargesAmount' },
  { sign: '−', text: 'illustration.provisions', amount: 'illustration.provisionsAmount' },
] as const;

// Drawn here: MUI's Chip and Switch would add 2 % to the download of the sign-in page.
const Sign = styled('span')(({ theme: { vars, shape } }) => ({
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
  height: 20,
  padding: '0 8px',
  borderRadius: shape.pill,
  fontSize: '0.6875rem',
  fontWeight: 600,
  color: vars.palette.ledger.onPositiveContainer,
  backgroundColor: vars.palette.ledger.positiveContainer,
}));

const SwitchedOff = styled('span')(({ theme: { vars, shape } }) => ({
  width: 32,
  height: 18,
  padding: 2,
  borderRadius: shape.pill,
  backgroundColor: vars.palette.ledger.lineStrong,
  '&::after': {
    display: 'block',
    width: 14,
    height: 14,
    borderRadius: 'inherit',
    backgroundColor: vars.palette.background.paper,
    content: '""',
  },
}));

const Remaining = styled('div')(({ theme: { vars, typography } }) => ({
  margin: '4px 16px 14px',
  ...typography.figure,
  color: vars.palette.success.main,
}));

const Amount = styled('span')(({ theme: { vars } }) => ({
  minWidth: 76,
  textAlign: 'right',
  color: vars.palette.text.primary,
  '&[data-typed="true"]': {
    height: 22,
    borderBottom: `1px solid ${vars.palette.ledger.lineStrong}`,
    fontWeight: 600,
    lineHeight: '21px',
  },
}));

const Choice = styled(Line)(({ theme: { vars } }) => ({
  color: vars.palette.text.primary,
  '&::before': { ...rule, top: -8, left: 16, borderTop: `1px solid ${vars.palette.divider}` },
}));

export function IllustratedSituation() {
  const { t } = useTranslation();
  return (
    <div>
      <Line variant="title">
        <Typography variant="body2" color="textPrimary">
          {t('illustration.situation')}
        </Typography>
      </Line>
      <Line variant="state">
        <Typography variant="caption">{t('illustration.realBalance')}</Typography>
        <Sign>
          <Icon name="triangleUp" size={9} filled />
          {t('illustration.positive')}
        </Sign>
      </Line>
      <Remaining>{t('illustration.remaining')}</Remaining>
      {equation.map(({ sign, text, amount }) => (
        <Line variant="term" key={text}>
          <span>{sign}</span>
          <span>{t(text)}</span>
          <Amount data-typed={sign === ''}>{t(amount)}</Amount>
        </Line>
      ))}
      <Choice variant="choice">
        {t('illustration.unpaidOnly')}
        <SwitchedOff />
      </Choice>
      <Line variant="actions">
        <Button variant="tonal" startIcon={<Icon name="plus" />}>
          {t('illustration.newSheet')}
        </Button>
        <IconButton color="outlined">
          <Icon name="trash" />
        </IconButton>
      </Line>
    </div>
  );
}
