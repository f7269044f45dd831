import { logFailure } from '../log.ts';
import { composeWarning } from '../mail/compose.ts';
import { removeAccount } from './delete-account.ts';
import type { Identity } from './identity.ts';
import type { User } from './users.ts';

const day = 24 * 60 * 60 * 1000;
/** How long before its deletion the owner of an account is warned. */
const notice = 30 * day;

/** Remembers that the owner of an account has come; once a day is enough, and spares a write on each refresh. */
export const markSeen = ({ users, reserve, now }: Identity, user: User): void => {
  if (user.warnedAt !== null || now() - user.lastSeenAt > day)
    reserve.spend(() => users.put({ ...user, lastSeenAt: now(), warnedAt: null }));
};

const warn = async (identity: Identity, user: User, deletedAt: number): Promise<void> => {
  await identity.sendMail(composeWarning({ user, deletedAt, publicUrl: identity.settings.publicUrl() }));
  const current = identity.users.find(user.uid);
  // Who came while the mail was on its way needs no warning any more.
  if (current?.lastSeenAt === user.lastSeenAt) identity.users.put({ ...current, warnedAt: identity.now() });
};

const tend = async (identity: Identity, user: User, lifetime: number): Promise<void> => {
  const now = identity.now();
  if (user.warnedAt === null) return warn(identity, user, Math.max(user.lastSeenAt + lifetime, now + notice));
  if (now >= Math.max(user.lastSeenAt + lifetime, user.warnedAt + notice)) await removeAccount(identity, user);
};

const attempt = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logFailure('an inactive account was not seen to', error);
  }
};

/**
 * Deletes accounts that nobody has opened for the configured time, and whose owners were warned a month ago; warns those whose
 * time comes. Never rejects: who could not be warned is warned the next time.
 */
export const tendInactive = async (identity: Identity): Promise<void> => {
  const { inactiveDays } = identity.settings;
  if (inactiveDays === undefined) return;
  const lifetime = inactiveDays * day;
  await attempt(async () => {
    for (const user of identity.users.listUnseenSince(identity.now() - lifetime + notice)) {
      await attempt(() => tend(identity, user, lifetime));
    }
  });
};
