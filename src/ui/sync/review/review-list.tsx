import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox, useSheets } from '../../hooks/workspace-actors.tsx';
import { useAmountFormat, useDateFormat } from '../../hooks/formats.ts';
import { ReviewItem } from './review-item.tsx';
import { duplicateSheetsIn } from '../../../domain/sync/duplicate-sheets.ts';
import { DuplicateSheetsItem } from './duplicate-sheets-item.tsx';
import { UnreadableItem } from './unreadable-item.tsx';
import { useFocusAfterDecision } from './focus-after-decision.ts';
import type { Formatters } from './formatters.ts';

const Reviews = styled('section')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > h3': { fontWeight: 600, color: vars.palette.text.primary },
}));

const useFormatters = (): Formatters => {
  const { t } = useTranslation();
  const amounts = useAmountFormat();
  const dates = useDateFormat();
  const sheets = useSelector(useSheets(), ({ context }) => context.sheets);
  return useMemo(() => ({ t, amounts, dates, sheets }), [t, amounts, dates, sheets]);
};

/** The refused changes, duplicate sheets and unreadable changes that wait for a decision of the user. */
export function ReviewList({ onLeave }: { readonly onLeave: () => void }) {
  const formatters = useFormatters();
  const outbox = useOutbox();
  const titleId = useId();
  const reviews = useSelector(outbox, ({ context }) => context.reviews);
  const unreadable = useSelector(outbox, ({ context }) => context.unreadable);
  const duplicates = useMemo(() => duplicateSheetsIn(formatters.sheets), [formatters.sheets]);
  const list = useFocusAfterDecision();
  return (
    <Reviews aria-labelledby={titleId}>
      <h3 id={titleId}>{formatters.t('review.title')}</h3>
      <p>{formatters.t('review.lead')}</p>
      <ul ref={list} aria-labelledby={titleId}>
        {reviews.map((record) => (
          <ReviewItem key={record.id} record={record} formatters={formatters} onLeave={onLeave} />
        ))}
        {duplicates.map((pair) => (
          <DuplicateSheetsItem key={pair.duplicate.id} sheets={pair} formatters={formatters} onLeave={onLeave} />
        ))}
        {unreadable.map((record) => (
          <UnreadableItem key={record.id} record={record} />
        ))}
      </ul>
    </Reviews>
  );
}
