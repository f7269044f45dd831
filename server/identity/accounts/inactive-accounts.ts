import { logFailure } from '../../lib/log.ts';
import { composeWarning } from '../../mail/compose.ts';
import { removeAccount } from './delete-account.ts';
import type { Identity } from '../identity.ts';
import type { User } from './users.ts';

const day = 24 * 60 * 60 * 1000;
/** Time between the warning and the deletion of an account. */
const noticePeriod = 30 * day;

/** Stores the time of the last use of an account, at most once a day: otherwise each token refresh would cost a write. */
export const markSeen = ({ users, reserve, now }: Identity, user: User): void => {
  if (user.warnedAt !== null || now() - user.lastSeenAt > day)
    reserve.writeEssential(() => users.put({ ...user, lastSeenAt: now(), warnedAt: null }));
};

const warn = async (identity: Identity, user: User, deletedAt: number): Promise<void> => {
  await identity.sendMail(composeWarning({ user, deletedAt, publicUrl: identity.settings.publicUrl() }));
  const current = identity.users.find(user.uid);
  // Race: an account that was used while the mail was sent must not count as warned.
  if (current?.lastSeenAt === user.lastSeenAt) identity.users.put({ ...current, warnedAt: identity.now() });
};

const warnOrDelete = async (identity: Identity, user: User, lifetime: number): Promise<void> => {
  const now = identity.now();
  if (user.warnedAt === null) return warn(identity, user, Math.max(user.lastSeenAt + lifetime, now + noticePeriod));
  if (now >= Math.max(user.lastSeenAt + lifetime, user.warnedAt + noticePeriod)) await removeAccount(identity, user);
};

const runAndLogFailure = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logFailure('an inactive account could not be warned or deleted', error);
  }
};

/**
 * Warns accounts 30 days before their deletion for inactivity, and deletes the accounts that were warned 30 days ago. Logs a
 * failure instead of rejecting; the next run tries again.
 */
export const purgeInactiveAccounts = async (identity: Identity): Promise<void> => {
  const { inactiveDays } = identity.settings;
  if (inactiveDays === undefined) return;
  const lifetime = inactiveDays * day;
  await runAndLogFailure(async () => {
    for (const user of identity.users.listUnseenSince(identity.now() - lifetime + noticePeriod)) {
      await runAndLogFailure(() => warnOrDelete(identity, user, lifetime));
    }
  });
};
