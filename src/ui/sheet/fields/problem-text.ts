import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from './edits.ts';
import { useAmountFormat } from '../../hooks/formats.ts';

/** Gives a problem's sentence in the shown language. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t } = useTranslation();
  const { editable } = useAmountFormat();
  return useCallback(
    (problem: Problem) => {
      if (problem.why === 'tooLong') return t('problem.tooLong', { longest: problem.longest });
      if (problem.why !== 'ambiguous') return t(`problem.${problem.why}`);
      const [withDecimals, whole] = problem.readings;
      const readings = { withDecimals: editable(withDecimals), whole: editable(whole) };
      return t('problem.ambiguous', { typed: problem.typed, ...readings });
    },
    [t, editable],
  );
};
