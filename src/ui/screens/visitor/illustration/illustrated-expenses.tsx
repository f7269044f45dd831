import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { Line, rule } from './illustration-line.ts';
import { illustrationRows } from './illustration-rows.ts';

const Addition = styled(Line)(({ theme: { vars } }) => ({
  borderBlock: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.tertiary,
  backgroundColor: vars.palette.ledger.sunken,
  '& > span': { padding: '0 2px', borderBottom: `1px solid ${vars.palette.ledger.lineStrong}` },
  '& > svg + span': { textAlign: 'right' },
}));

const Expense = styled(Line)(({ theme: { vars } }) => ({
  '&[data-paid="false"]': { fontWeight: 500, color: vars.palette.text.primary },
  '&[data-begins-day="true"]::before': {
    ...rule,
    top: 0,
    left: 42,
    borderTop: `1px solid color-mix(in srgb, ${vars.palette.divider} 62%, transparent)`,
  },
}));

const Day = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.tertiary }));

export function IllustratedExpenses() {
  const { t } = useTranslation();
  return (
    <div>
      <Line variant="title">
        <Typography variant="body2" color="textPrimary">
          {t('illustration.dailyExpenses')}
        </Typography>
        <Typography variant="caption" color="textTertiary">
          30
        </Typography>
      </Line>
      <Addition variant="addition">
        <Icon name="plus" size={14} strokeWidth={1.75} />
        <span>{t('illustration.day')}</span>
        <span>{t('illustration.operationName')}</span>
      </Addition>
      {illustrationRows.map(({ day, text, paid }, index) => {
        const before = illustrationRows[index - 1]?.day;
        return (
          <Expense
            variant="expense"
            key={`${day} ${text}`}
            data-paid={paid}
            data-begins-day={before !== undefined && before !== day}
          >
            <span className="paid-mark" data-paid={paid} />
            <Day>{before !== day && day}</Day>
            <span>{t(text)}</span>
          </Expense>
        );
      })}
    </div>
  );
}
