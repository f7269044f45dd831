import { minimumPasswordLength, type SignUpProblems } from '../../../domain/validation.ts';
import type { Translate } from '../../../i18n/use-translate.ts';

type Problem = NonNullable<SignUpProblems[keyof SignUpProblems]>;

const texts: Record<Problem, (translate: Translate) => string> = {
  nameRequired: (translate) => translate('validation.nameRequired'),
  emailInvalid: (translate) => translate('validation.emailInvalid'),
  passwordTooShort: (translate) => translate('validation.passwordTooShort', { count: minimumPasswordLength }),
};

export const signUpProblemText = (problem: Problem | undefined, translate: Translate): string | undefined =>
  problem && texts[problem](translate);
