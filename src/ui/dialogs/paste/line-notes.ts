import { useTranslation } from 'react-i18next';
import type { Period } from '../../../domain/sheet/period.ts';
import { yearMonthDay, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import type { LineRefusal, PastedLine } from '../../../domain/table/pasted-lines.ts';
import { useDateFormat } from '../../hooks/formats.ts';
import { useProblemText } from '../../sheet/entries/fields/problem-text.ts';

type Missing = { readonly why: 'amountMissing' | 'nameMissing' | 'dayMissing' | 'addRowDayMissing' };

// Beside a field, these problems have another text, which asks the user to type.
const missing: ReadonlySet<string> = new Set<Missing['why']>([
  'amountMissing',
  'nameMissing',
  'dayMissing',
  'addRowDayMissing',
]);

const isMissing = (refusal: LineRefusal): refusal is Missing => missing.has(refusal.why);

/** The note of a pasted line that is refused, already in the list, or outside the period of the sheet. */
export const useLineNotes = (period: Period): ((line: PastedLine) => string | undefined) => {
  const { t } = useTranslation();
  const dates = useDateFormat();
  const problemText = useProblemText();
  const refusalText = (refusal: LineRefusal): string => {
    if (refusal.why === 'noAmount') return t('paste.noAmount', { text: refusal.text });
    return isMissing(refusal) ? t(`paste.${refusal.why}`) : problemText(refusal);
  };
  const [shownYear] = yearMonthDay(period.first);
  return ({ refusal, outside, isKnown }) => {
    if (refusal) return refusalText(refusal);
    if (isKnown) return t('paste.known');
    if (!outside) return undefined;
    const date = toLocalDate(outside);
    return t('paste.outside', {
      date: yearMonthDay(outside)[0] === shownYear ? dates.dayMonth(date) : dates.day(date),
    });
  };
};
