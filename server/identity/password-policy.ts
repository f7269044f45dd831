import { IdentityFailure } from './failure.ts';

const minimumLength = 6;
/** Longer passwords would only let a stranger make the server hash for longer. */
export const maximumLength = 1024;
const commonCount = 3000;

const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((password) => password.length >= minimumLength);
  return new Set(longEnough.slice(0, commonCount));
};

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses a password that is missing, shorter than 6 or longer than 1,024 characters, or among the commonest 3,000.
 * Source: specification, section 9, minimum password length.
 */
export const checkNewPassword = async (password: string | undefined): Promise<string> => {
  if (password === undefined || password === '') throw new IdentityFailure('MISSING_PASSWORD');
  if (password.length < minimumLength) {
    throw new IdentityFailure('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  if (password.length > maximumLength) {
    throw new IdentityFailure('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password should be at most 1024 characters');
  }
  commonPasswords ??= loadCommonPasswords();
  if ((await commonPasswords).has(password.toLowerCase())) {
    throw new IdentityFailure('WEAK_PASSWORD : Password is one of the most common ones');
  }
  return password;
};
