import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForecastDay } from '../../../domain/forecast/forecast.ts';
import { useAmountFormat } from '../../hooks/formats.ts';
import { useForecastTexts } from './forecast-texts.ts';

// Several changes in a row are one; the real balance is said first.
const quiet = 700;

type LowestAnnouncerProps = {
  readonly day: ForecastDay;
  /** The sheet that it is of: another sheet is no news of this one. */
  readonly sheetId: string;
};

/** Announces to screen reader users how low the account goes, once it goes to another balance or day. */
export const LowestAnnouncer = ({ day, sheetId }: LowestAnnouncerProps) => {
  const { t } = useTranslation();
  const { amount, isHidden } = useAmountFormat();
  const { weekday } = useForecastTexts();
  const text = isHidden
    ? ''
    : t('forecast.lowestAnnouncement', { amount: amount(day.prudent), date: weekday(day.date) });
  const known = useRef({ sheetId, text });
  const [announcement, setAnnouncement] = useState('');
  // A hidden amount is not announced any longer.
  if (isHidden && announcement !== '') setAnnouncement('');
  useEffect(() => {
    const { current: last } = known;
    known.current = { sheetId, text };
    if (last.sheetId !== sheetId || last.text === '' || last.text === text) return undefined;
    const timer = setTimeout(() => setAnnouncement(text), quiet);
    return () => clearTimeout(timer);
  }, [sheetId, text]);
  return (
    <span className="visually-hidden" aria-live="polite">
      {announcement}
    </span>
  );
};
