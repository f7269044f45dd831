import { useId } from 'react';
import type { Entry } from '../../../domain/sheet.ts';
import { useTranslation } from 'react-i18next';
import { useAmountFormat } from '../../sheet/formats.ts';

/** The unpaid daily expenses that follow into the new sheet, each with its amount. */
export const ComingAlong = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const titleId = useId();
  return (
    <>
      <h4 id={titleId}>{t('newSheet.comingAlong', { count: entries.length })}</h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list has to scroll from the keyboard too */}
      <ul className="coming-along" tabIndex={0} aria-labelledby={titleId}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>{entry.name}</span>
            {entry.debit ? (
              <span className="amount">{format.amount(entry.value)}</span>
            ) : (
              <span className="amount is-positive">{format.signed(entry.value)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
