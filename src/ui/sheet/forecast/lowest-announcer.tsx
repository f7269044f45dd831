import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForecastDay } from '../../../domain/forecast/forecast.ts';
import { useAmountFormat } from '../../hooks/formats.ts';
import { useForecastTexts } from './forecast-texts.ts';

// In milliseconds: groups quick changes, and lets the real balance be announced first.
const announceDelay = 700;

type LowestAnnouncerProps = {
  readonly day: ForecastDay;
  /** Showing another sheet announces nothing. */
  readonly sheetId: string;
};

/** Announces to screen readers when the lowest balance or its day changes. */
export const LowestAnnouncer = ({ day, sheetId }: LowestAnnouncerProps) => {
  const { t } = useTranslation();
  const { amount, isHidden } = useAmountFormat();
  const { weekday } = useForecastTexts();
  const text = isHidden
    ? ''
    : t('forecast.lowestAnnouncement', { amount: amount(day.prudent), date: weekday(day.date) });
  const known = useRef({ sheetId, text });
  const [announcement, setAnnouncement] = useState('');
  // Removes the announcement of an amount that is now hidden.
  if (isHidden && announcement !== '') setAnnouncement('');
  useEffect(() => {
    const { current: last } = known;
    known.current = { sheetId, text };
    if (last.sheetId !== sheetId || last.text === '' || last.text === text) return undefined;
    const timer = setTimeout(() => setAnnouncement(text), announceDelay);
    return () => clearTimeout(timer);
  }, [sheetId, text]);
  return (
    <span className="visually-hidden" aria-live="polite">
      {announcement}
    </span>
  );
};
