import type { IdentityCall } from '../identity.ts';

/** Whether the account of an address has signed in from the caller's network; false if there is no account. */
export const isKnownCaller = ({ identity, address }: IdentityCall, email: string): boolean =>
  identity.networks.has(identity.users.findByEmail(email)?.uid, address, identity.now());

/**
 * The rate-limit key of wrong passwords. All unknown networks share one key for each address, so that an attacker with many
 * networks gets no more guesses. A known network has a separate key, which strangers cannot exhaust.
 */
export const failureKeyOf = (call: IdentityCall, email: string): string =>
  isKnownCaller(call, email) ? `${email} ${call.address}` : email;
