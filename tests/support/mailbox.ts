import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { mailFiles } from '../../server/mail/send-mail.ts';

/** A mail that the server wrote into its outbox. */
type ReceivedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link inside, and the code that it carries. */
  readonly link: string;
  readonly code: string;
};

/** The mails that a server has written and not taken away, in the order of their sending. */
export type Mailbox = () => Promise<readonly ReceivedMail[]>;

const linkOf = (text: string): URL => {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error('The mail holds no link.');
  return new URL(link);
};

const parseMail = async (message: Buffer): Promise<ReceivedMail> => {
  const { to, subject = '', text = '' } = await PostalMime.parse(message);
  const link = linkOf(text);
  return { to: to?.[0]?.address ?? '', subject, text, link: link.href, code: link.searchParams.get('oobCode') ?? '' };
};

/** Reads the outbox in a server's data folder, each mail once. */
export function createMailbox(dataDir: string): Mailbox {
  const outbox = join(dataDir, 'outbox');
  const known = new Map<string, Promise<ReceivedMail>>();
  const read = async (file: string): Promise<readonly ReceivedMail[]> => {
    // The mails of an account go with it, also while they are listed.
    const message = known.has(file) ? undefined : await readFile(file).catch(() => undefined);
    if (message) known.set(file, parseMail(message));
    const mail = await known.get(file);
    return mail ? [mail] : [];
  };
  return async () => {
    const mails = await Promise.all((await mailFiles(outbox)).map(read));
    return mails.flat();
  };
}
