import { useCallback } from 'react';
import { longestTexts } from '../../../../domain/limits.ts';
import type { NameProblem } from '../../../../domain/name-problems.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';

/** Gives a problem's sentence in the shown language. */
export const useNameProblemText = (): ((problem: NameProblem) => string) => {
  const t = useTranslate();
  return useCallback((problem) => t(`parameters.names.${problem}`, { longest: longestTexts.name }), [t]);
};
