import type { CodePurpose } from '../../contract/identity.ts';

const milliseconds = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

type Lifetime = { readonly amount: number; readonly unit: keyof typeof milliseconds };

/**
 * How long a mailed code works. A new password is asked for and chosen in one go; an address is verified when its mails
 * are read; who finds an address changed behind their back may have been away.
 */
const lifetimes: Readonly<Record<CodePurpose, Lifetime>> = {
  PASSWORD_RESET: { amount: 10, unit: 'minute' },
  VERIFY_EMAIL: { amount: 24, unit: 'hour' },
  VERIFY_AND_CHANGE_EMAIL: { amount: 24, unit: 'hour' },
  RECOVER_EMAIL: { amount: 7, unit: 'day' },
};

/** In milliseconds. */
export const codeLifetime = (purpose: CodePurpose): number => {
  const { amount, unit } = lifetimes[purpose];
  return amount * milliseconds[unit];
};

/** As a person reads it, such as `10 minutes`. */
export const codeLifetimeText = (purpose: CodePurpose, language: string): string => {
  const { amount, unit } = lifetimes[purpose];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
};
