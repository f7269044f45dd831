import { IdentityFailure } from './failure.ts';

const minimumLength = 6;
// Longer passwords would only let a stranger make the server hash for longer.
const maximumLength = 1024;
const commonCount = 3000;

const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((password) => password.length >= minimumLength);
  return new Set(longEnough.slice(0, commonCount));
};

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

// Keyboards write the same letter in one character or in two.
const normalise = (password: string): string => password.normalize('NFC');

// The first character beyond the limit is enough to be wrong.
const cut = (password: string): string => password.slice(0, maximumLength + 1);

/**
 * What may have been hashed for a password as it is typed, the normal form first: older versions hashed what was typed. How
 * many there are is told by the text alone.
 */
export const passwordForms = (password: string): readonly [string, ...string[]] => {
  const normal = normalise(password);
  return normal === password ? [cut(normal)] : [cut(normal), cut(password)];
};

/**
 * The normal form of a password, which is what is to be hashed. Refuses one that is missing, or whose normal form is shorter
 * than 6 or longer than 1,024 characters, or among the commonest 3,000.
 * Source: docs/specification.md#server-passwords.
 */
export const checkNewPassword = async (given: string | undefined): Promise<string> => {
  if (given === undefined || given === '') throw new IdentityFailure('MISSING_PASSWORD');
  const password = normalise(given);
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
