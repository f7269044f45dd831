import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { signOf } from '../../../domain/money/money.ts';
import { toLocalDate } from '../../../domain/sheet/sheet-date-order.ts';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../../hooks/workspace-actors.tsx';
import { useAmountFormat, useDateFormat } from '../../hooks/formats.ts';
import { sharedTotals } from '../state/sheet-data.ts';

// Many screen readers leave a minus out.
const signWords = { [-1]: 'situation.minus', 0: 'situation.zero', 1: 'situation.plus' } as const;

/** The date of the sheet on show and its real balance; undefined while they are on their way. */
const useBalance = () => {
  const sheet = useSelector(useSheets(), ({ children }) => children.sheet);
  const date = useSelector(sheet, (snapshot) => snapshot?.context.sheet.date);
  const remaining = useSelector(sheet, (snapshot) => {
    const { content, sheet: own } = snapshot?.context ?? {};
    return content && own && sharedTotals(own, content).remaining;
  });
  return date === undefined || remaining === undefined ? undefined : { date, remaining };
};

/** Announces the real balance to screen reader users: after each change, and on another sheet. */
export function BalanceAnnouncer() {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const dates = useDateFormat();
  const balance = useBalance();
  const [seen, setSeen] = useState(balance);
  const [announcement, setAnnouncement] = useState('');
  if (balance && (balance.date !== seen?.date || balance.remaining !== seen.remaining)) {
    setSeen(balance);
    const { date, remaining } = balance;
    const amount = t(signWords[signOf(remaining)], { amount: format.amount(remaining).replace('\u2212', '') });
    const values = { date: dates.sheet(toLocalDate(date)), amount };
    // Do not announce the first value.
    if (seen)
      setAnnouncement(t(date === seen.date ? 'situation.balanceAnnouncement' : 'sheets.shownAnnouncement', values));
  }
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
