import type { TFunction } from 'i18next';
import { minPasswordLength } from '../../domain/lib/limits.ts';
import { type EmailProblems, type SignUpProblems } from '../../domain/forms/validation.ts';
import type { MessageKey } from '../../i18n/message-key.ts';

type Problem = NonNullable<SignUpProblems[keyof SignUpProblems] | EmailProblems['email']>;

const texts: Record<Problem, MessageKey> = {
  nameRequired: 'validation.nameRequired',
  emailRequired: 'validation.emailRequired',
  emailInvalid: 'validation.emailInvalid',
  passwordTooShort: 'validation.passwordTooShort',
};

/** The message for an invalid field of an account form. */
export const validationText = (problem: Problem, t: TFunction): string =>
  t(texts[problem], { count: minPasswordLength });
