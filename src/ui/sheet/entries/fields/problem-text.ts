import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProblem } from '../../../../domain/forms/input.ts';
import { firstDayOf } from '../../../../domain/sheet/month.ts';
import { toLocalDate } from '../../../../domain/sheet/sheet-date.ts';
import { useAmountFormat, useDateFormat } from '../../../hooks/formats.ts';

/** Returns the message of a problem in the app's language. */
export const useProblemText = (): ((problem: InputProblem) => string) => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const { month } = useDateFormat();
  return useCallback(
    (problem: InputProblem) => {
      if (problem.why === 'tooLong') return t('problem.tooLong', { longest: problem.longest });
      if (problem.why === 'duePassed')
        return t('problem.duePassed', { month: month(toLocalDate(firstDayOf(problem.month))) });
      if (problem.why !== 'ambiguous') return t(`problem.${problem.why}`);
      const [withDecimals, whole] = problem.readings;
      const readings = { withDecimals: amount(withDecimals), whole: amount(whole) };
      return t('problem.ambiguous', { typed: problem.typed, ...readings });
    },
    [t, amount, month],
  );
};
