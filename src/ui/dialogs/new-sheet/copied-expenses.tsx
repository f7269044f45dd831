import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Entry } from '../../../domain/sheet/sheet.ts';
import { useTranslation } from 'react-i18next';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';

const Title = styled('h4')(({ theme }) => ({ ...theme.typography.label, margin: '10px 0 4px' }));

const Entries = styled('ul')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  '& > li': { display: 'flex', gap: 16, justifyContent: 'space-between' },
}));

export const CopiedExpenses = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const titleId = useId();
  return (
    <>
      <Title id={titleId}>{t('newSheet.comingAlong', { count: entries.length })}</Title>
      <Entries aria-labelledby={titleId}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>{entry.name}</span>
            {entry.debit ? (
              <span className="amount">
                <AmountText text={format.amount(entry.value)} />
              </span>
            ) : (
              <span className="amount is-positive">
                {/* Marks a credit, because a hidden amount has no sign. */}
                {format.isHidden && '+'}
                <AmountText text={format.signed(entry.value)} />
              </span>
            )}
          </li>
        ))}
      </Entries>
    </>
  );
};
