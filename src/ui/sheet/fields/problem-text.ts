import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProblem } from '../../../domain/forms/input.ts';
import { useAmountFormat } from '../../hooks/formats.ts';

/** Gives a problem's sentence in the shown language. */
export const useProblemText = (): ((problem: InputProblem) => string) => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  return useCallback(
    (problem: InputProblem) => {
      if (problem.why === 'tooLong') return t('problem.tooLong', { longest: problem.longest });
      if (problem.why !== 'ambiguous') return t(`problem.${problem.why}`);
      const [withDecimals, whole] = problem.readings;
      const readings = { withDecimals: amount(withDecimals), whole: amount(whole) };
      return t('problem.ambiguous', { typed: problem.typed, ...readings });
    },
    [t, amount],
  );
};
