import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { Line, rule } from './illustration-line.ts';

const equation = [
  { sign: '', text: 'illustration.accountBalance', amount: 'illustration.accountBalanceAmount' },
  { sign: '+', text: 'illustration.creditsToReceive', amount: 'illustration.creditsAmount' },
  { sign: '−', text: 'illustration.unpaidExpenses', amount: 'illustration.unpaidExpensesAmount' },
  { sign: '−', text: 'illustration.unpaidCharges', amount: 'illustration.unpaidChargesAmount' },
  { sign: '−', text: 'illustration.provisions', amount: 'illustration.provisionsAmount' },
] as const;

const Remaining = styled('div')(({ theme: { vars } }) => ({
  margin: '4px 16px 14px',
  fontSize: '2.125rem',
  fontWeight: 600,
  lineHeight: '2.5rem',
  letterSpacing: '-0.02em',
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
        <Chip color="success" icon={<Icon name="triangleUp" size={9} filled />} label={t('illustration.positive')} />
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
        <Switch />
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
