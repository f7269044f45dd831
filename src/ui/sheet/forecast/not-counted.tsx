import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { nameKey } from '../../../domain/lib/text.ts';
import { isExpected } from '../../../domain/forecast/forecast-items.ts';
import type { Entry } from '../../../domain/sheet/sheet.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { useEntryCommands } from '../state/entry-commands.ts';
import type { SheetForecast } from '../state/forecast.ts';
import { useLines } from '../state/sheet-data.ts';
import { SayDay } from './say-day.tsx';

const List = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: '6px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '0.8125rem',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: 12,
    alignItems: 'center',
    minHeight: 32,
  },
}));

const Why = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.text.tertiary }));

/** The income that nobody has said to wait for: whether it is in the balance already cannot be known. */
export const NotCounted = ({ shown }: { readonly shown: SheetForecast }) => {
  const { t } = useTranslation();
  const income = useLines('in').filter((entry) => !entry.paid);
  if (income.length === 0) return null;
  return (
    <List aria-label={t('income.title')}>
      {income.map((entry) => (
        <Income key={entry.id} entry={entry} usual={shown.usualIncome.get(nameKey(entry.name))} />
      ))}
    </List>
  );
};

type IncomeProps = { readonly entry: Entry; readonly usual: number | undefined };

const Income = ({ entry, usual }: IncomeProps) => {
  const { t } = useTranslation();
  const { signed } = useAmountFormat();
  const usually = usual === undefined ? [] : [t('forecast.usual', { count: usual, ordinal: true })];
  const why = isExpected(entry)
    ? t('forecast.expected', { count: entry.day, ordinal: true })
    : [t('forecast.notCounted'), ...usually].join(', ');
  return (
    <li data-forecast-line={entry.id}>
      <span>
        {entry.name} <Why>{why}</Why>
      </span>
      <span className="amount">
        <AmountText text={signed(entry.value)} />
      </span>
      <ExpectAction entry={entry} usual={usual} />
    </li>
  );
};

/** Waits for it, on its usual day or on another, or does not any more. */
const ExpectAction = ({ entry, usual }: IncomeProps) => {
  const { t } = useTranslation();
  const { change } = useEntryCommands('in');
  if (isExpected(entry)) {
    return (
      <Button variant="text" onClick={() => change(entry.id, { day: 1 })}>
        {t('forecast.stopExpecting')}
      </Button>
    );
  }
  if (usual === undefined) return <SayDay collection="in" entry={entry} label={t('forecast.sayDay')} />;
  return (
    <Button variant="text" onClick={() => change(entry.id, { day: usual })}>
      {t('forecast.expectOn', { count: usual, ordinal: true })}
    </Button>
  );
};
