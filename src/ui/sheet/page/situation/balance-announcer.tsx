import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { signOf } from '../../../../domain/money/money.ts';
import { toLocalDate } from '../../../../domain/sheet/sheet-date.ts';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../../../hooks/workspace-actors.tsx';
import { useAmountFormat, useDateFormat } from '../../../hooks/formats.ts';
import { sharedTotals } from '../../../hooks/sheet-data.ts';

// Many screen readers omit a minus sign.
const signWords = { [-1]: 'situation.minus', 0: 'situation.zero', 1: 'situation.plus' } as const;

/** The date of the shown sheet and its real balance; undefined while they load. */
const useBalance = () => {
  const sheet = useSelector(useSheets(), ({ children }) => children.sheet);
  const date = useSelector(sheet, (snapshot) => snapshot?.context.sheet.date);
  const remaining = useSelector(sheet, (snapshot) => {
    const { content, sheet: own } = snapshot?.context ?? {};
    return content && own && sharedTotals(own, content).remaining;
  });
  return date === undefined || remaining === undefined ? undefined : { date, remaining };
};

// In milliseconds: quick changes cause only one announcement.
const announceDelay = 600;

const nothing = { text: '', isHidden: false };

/** Announces the real balance to screen readers after changes and when another sheet is shown. */
export function BalanceAnnouncer() {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const dates = useDateFormat();
  const { date, remaining } = useBalance() ?? {};
  // The first balance is not announced.
  const known = useRef({ date, remaining });
  const [announcement, setAnnouncement] = useState(nothing);
  // Removes an announcement whose amount is now hidden or shown.
  if (announcement !== nothing && announcement.isHidden !== format.isHidden) setAnnouncement(nothing);
  useEffect(() => {
    if (date === undefined || remaining === undefined) return undefined;
    if (known.current.date === undefined) known.current = { date, remaining };
    const last = known.current;
    // A change of a hidden balance is not announced.
    if (format.isHidden && last.date === date) known.current = { date, remaining };
    if (known.current.date === date && known.current.remaining === remaining) return undefined;
    const announce = () => {
      known.current = { date, remaining };
      const amount = format.isHidden
        ? t('amounts.hidden')
        : t(signWords[signOf(remaining)], { amount: format.amount(remaining).replace('\u2212', '') });
      const values = { date: dates.day(toLocalDate(date)), amount };
      const text = t(date === last.date ? 'situation.balanceAnnouncement' : 'sheets.shownAnnouncement', values);
      setAnnouncement({ text, isHidden: format.isHidden });
    };
    const timer = setTimeout(announce, announceDelay);
    return () => clearTimeout(timer);
  }, [date, remaining, t, format, dates]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement.text}
    </p>
  );
}
