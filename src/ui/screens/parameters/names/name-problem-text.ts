import { useCallback } from 'react';
import { maxTextLengths } from '../../../../domain/lib/limits.ts';
import type { NameProblem } from '../../../../domain/parameters/name-problems.ts';
import { useTranslation } from 'react-i18next';

/** Returns the message of a problem in the interface language. */
export const useNameProblemText = (): ((problem: NameProblem) => string) => {
  const { t } = useTranslation();
  return useCallback((problem) => t(`parameters.names.${problem}`, { longest: maxTextLengths.name }), [t]);
};
