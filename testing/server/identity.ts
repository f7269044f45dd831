import type { Store } from '../../server/open-data.ts';
import { createIdentity, type Identity, type IdentityParts } from '../../server/identity/identity.ts';
import type { User } from '../../server/identity/accounts/users.ts';

/** Opens the identity service. By default, it removes no documents and sends no mails. */
export const openIdentity = async (
  store: Store,
  {
    settings = {},
    ...parts
  }: Partial<Omit<IdentityParts, 'settings'>> & { settings?: Partial<IdentityParts['settings']> },
): Promise<Identity> =>
  createIdentity({
    ...store,
    settings: {
      project: 'mon-budget',
      hasEnumerationProtection: true,
      recentLoginSeconds: 300,
      inactiveDays: undefined,
      rateLimits: {
        signInsPerMinute: 60,
        signUpsPerHour: 10,
        resetsPerHour: 20,
        mailsPerHour: 5,
        mailsToAddressPerHour: 30,
      },
      publicUrl: () => 'https://budget.example',
      ...settings,
    },
    sendMail: async () => {},
    now: Date.now,
    removeDocumentBatch: () => false,
    removeMails: async () => {},
    ...parts,
  });

/** An account that was created and last used at `time`, in milliseconds. */
export const userOf = (uid: string, time: number): User => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  passwordHash: '',
  passwordChangedAt: time,
  disabled: false,
  createdAt: time,
  lastLoginAt: time,
  lastSeenAt: time,
  warnedAt: null,
  firstEmailHash: null,
});
