import type { IdentityCall } from './identity.ts';

/** Whether the account of a mail address has signed in from the caller's network; false where there is no account. */
export const isKnownCaller = ({ identity, address }: IdentityCall, email: string): boolean =>
  identity.networks.has(identity.users.findByEmail(email)?.uid, address, identity.now());

/**
 * The rate-limit key of wrong passwords: all strangers share one for each mail address, since each network would otherwise have
 * guesses of its own. A known network has its own, which strangers cannot use up.
 */
export const guessesOf = (call: IdentityCall, email: string): string =>
  isKnownCaller(call, email) ? `${email} ${call.address}` : email;
