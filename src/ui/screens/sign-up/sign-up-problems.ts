import { minimumPasswordLength, type SignUpProblems } from '../../../domain/forms/validation.ts';
import type { TFunction } from 'i18next';

type Problem = NonNullable<SignUpProblems[keyof SignUpProblems]>;

const texts: Record<Problem, (translate: TFunction) => string> = {
  nameRequired: (translate) => translate('validation.nameRequired'),
  emailInvalid: (translate) => translate('validation.emailInvalid'),
  passwordTooShort: (translate) => translate('validation.passwordTooShort', { count: minimumPasswordLength }),
};

export const signUpProblemText = (problem: Problem | undefined, translate: TFunction): string | undefined =>
  problem && texts[problem](translate);
