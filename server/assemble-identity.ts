import { join } from 'node:path';
import type { Config } from './config.ts';
import { createDocumentStore } from './documents/document-store.ts';
import { createTombstones } from './documents/writes/tombstones.ts';
import { createIdentity } from './identity/identity.ts';
import { createSendMail, removeMails } from './mail/send-mail.ts';
import type { Store } from './open-data.ts';

export type IdentityOptions = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly print: (line: string) => void;
  /** Base URL of the links in mails if PUBLIC_URL is not set. */
  readonly origin: () => string;
};

/** The folder for mails if there is no mail server. */
export const mailFolderOf = ({ dataDir }: Config): string => join(dataDir, 'outbox');

/** Creates the identity service, and the stores whose data it deletes with an account. */
export const assembleIdentity = async (config: Config, store: Store, { now, print, origin }: IdentityOptions) => {
  const documents = createDocumentStore(store.database);
  const tombstones = createTombstones(store.database);
  const mailFolder = mailFolderOf(config);
  const identity = await createIdentity({
    ...store,
    settings: { ...config, publicUrl: () => config.publicUrl ?? origin() },
    sendMail: createSendMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, mailFolder, print }),
    now,
    removeDocumentBatch: (uid) => documents.removeBatchOfUser(uid) || tombstones.removeBatchOfUser(uid),
    removeMails: async (uid) => removeMails(mailFolder, uid),
  });
  return { identity, documents, tombstones };
};
