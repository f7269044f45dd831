import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { updateRequest } from '../../../contract/identity.ts';
import { prepareQuery, storedFlag } from '../../store/rows.ts';
import { IdentityFailure } from '../failure.ts';
import { hashSecret } from '../../lib/secrets.ts';

const userRow = v.pipe(
  v.object({
    uid: v.string(),
    email: v.string(),
    email_verified: storedFlag,
    display_name: v.nullable(v.string()),
    photo_url: v.nullable(v.string()),
    password_hash: v.string(),
    password_changed_at: v.number(),
    disabled: storedFlag,
    created_at: v.number(),
    last_login_at: v.number(),
    last_seen_at: v.number(),
    warned_at: v.nullable(v.number()),
    first_email_hash: v.nullable(v.string()),
  }),
  v.transform((row) => ({
    uid: row.uid,
    email: row.email,
    emailVerified: row.email_verified,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at,
    disabled: row.disabled,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    lastSeenAt: row.last_seen_at,
    warnedAt: row.warned_at,
    firstEmailHash: row.first_email_hash,
  })),
);

/**
 * An account; times are milliseconds since the epoch. `lastSeenAt` is exact to a day. `warnedAt` is the time of the mail that
 * warned the owner of the deletion. `firstEmailHash` is the hash of the address at sign-up, null until the address changes.
 */
export type User = Readonly<v.InferOutput<typeof userRow>>;

export const withAddress = (user: User, email: string, emailVerified: boolean): User => ({
  ...user,
  email,
  emailVerified,
  firstEmailHash: user.firstEmailHash ?? hashSecret(user.email),
});

/** Whether the account was created under a different address, perhaps by another person. */
export const wasCreatedUnderOtherAddress = ({ firstEmailHash, email: current }: User, email: string): boolean =>
  (firstEmailHash ?? hashSecret(current)) !== hashSecret(email);

export type Users = ReturnType<typeof createUsers>;

export const createUsers = (database: DatabaseSync) => {
  const byUid = prepareQuery(database, 'SELECT * FROM users WHERE uid = ?', userRow);
  const byEmail = prepareQuery(database, 'SELECT * FROM users WHERE email = ?', userRow);
  const all = prepareQuery(database, 'SELECT * FROM users ORDER BY created_at', userRow);
  const count = prepareQuery(database, 'SELECT count(*) AS count FROM users', v.object({ count: v.number() }));
  const unseen = prepareQuery(database, 'SELECT * FROM users WHERE last_seen_at <= ?', userRow);
  const put = database.prepare(`
    INSERT INTO users (uid, email, email_verified, display_name, photo_url, password_hash, password_changed_at, disabled,
      created_at, last_login_at, last_seen_at, warned_at, first_email_hash)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (uid) DO UPDATE SET email = excluded.email, email_verified = excluded.email_verified,
      display_name = excluded.display_name, photo_url = excluded.photo_url, password_hash = excluded.password_hash,
      password_changed_at = excluded.password_changed_at, disabled = excluded.disabled,
      last_login_at = excluded.last_login_at, last_seen_at = excluded.last_seen_at, warned_at = excluded.warned_at,
      first_email_hash = excluded.first_email_hash
  `);
  const remove = database.prepare('DELETE FROM users WHERE uid = ?');
  return {
    find: (uid: string): User | undefined => byUid.one(uid),
    findByEmail: (email: string): User | undefined => byEmail.one(email),
    /** Returns all accounts, oldest first. */
    list: (): readonly User[] => all.all(),
    count: (): number => count.one()?.count ?? 0,
    /** Returns the accounts that were not used after a time. */
    listUnseenSince: (time: number): readonly User[] => unseen.all(time),
    put: (user: User): void => {
      put.run(
        user.uid,
        user.email,
        Number(user.emailVerified),
        user.displayName,
        user.photoUrl,
        user.passwordHash,
        user.passwordChangedAt,
        Number(user.disabled),
        user.createdAt,
        user.lastLoginAt,
        user.lastSeenAt,
        user.warnedAt,
        user.firstEmailHash,
      );
    },
    remove: (uid: string): void => {
      remove.run(uid);
    },
  };
};

const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** Checks an address and returns it without surrounding spaces, in lower case. Throws `INVALID_EMAIL`. */
export const checkEmail = (text: string): string => {
  const result = v.safeParse(address, text);
  if (!result.success) throw new IdentityFailure('INVALID_EMAIL');
  return result.output;
};

const longestName = 256;
const longestPhotoUrl = 2048;

const checkLength = (name: string, text: string | null | undefined, longest: number): void => {
  if (text === null || text === undefined || text.length <= longest) return;
  throw new IdentityFailure(`INVALID_PROFILE_ATTRIBUTE : ${name} too long, at most ${String(longest)} characters`);
};

/** Throws `INVALID_PROFILE_ATTRIBUTE` if a name or a photo URL is too long. */
export const checkProfile = ({ displayName, photoUrl }: v.InferOutput<typeof updateRequest>): void => {
  checkLength('Display name', displayName, longestName);
  checkLength('Photo URL', photoUrl, longestPhotoUrl);
};

/** Truncates the name for a token claim: with a long name from an earlier version, the token would not fit into a header. */
export const nameClaim = ({ displayName }: User): string | null =>
  displayName === null ? null : displayName.slice(0, longestName).toWellFormed();

/** Returns the ids of deleted accounts whose data may still be in the database files. */
export type Erasures = ReturnType<typeof createErasures>;

export const createErasures = (database: DatabaseSync) => {
  const all = prepareQuery(database, 'SELECT uid FROM erasures', v.object({ uid: v.string() }));
  const add = database.prepare('INSERT OR IGNORE INTO erasures (uid) VALUES (?)');
  const remove = database.prepare('DELETE FROM erasures WHERE uid = ?');
  return {
    list: (): readonly string[] => all.all().map(({ uid }) => uid),
    /**
     * Call it in the transaction that deletes the account: after a crash between two transactions the data would remain for ever.
     */
    add: (uid: string): void => {
      add.run(uid);
    },
    remove: (uids: readonly string[]): void => {
      for (const uid of uids) remove.run(uid);
    },
  };
};
