import type { User } from '../../../src/domain/identity/identity.ts';

/** Signed up, address not verified yet. */
export const ada: User = { uid: 'ada', email: 'ada@example.org', emailVerified: false, displayName: 'Ada' };
export const verifiedAda: User = { ...ada, emailVerified: true };
export const verifiedBob: User = { uid: 'bob', email: 'bob@example.org', emailVerified: true, displayName: 'Bob' };
