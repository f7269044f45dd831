import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { mailFiles } from '../../server/mail/send-mail.ts';

type ReceivedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly code: string;
};

/** The current mails of a server, in order of sending. */
export type Mailbox = () => Promise<readonly ReceivedMail[]>;

const linkOf = (text: string): URL => {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error('The mail has no link.');
  return new URL(link);
};

const parseMail = async (message: Buffer): Promise<ReceivedMail> => {
  const { to, subject = '', text = '' } = await PostalMime.parse(message);
  const link = linkOf(text);
  return { to: to?.[0]?.address ?? '', subject, text, link: link.href, code: link.searchParams.get('oobCode') ?? '' };
};

/** Reads the mail folder of a server, parsing each mail once. */
export function createMailbox(dataDir: string): Mailbox {
  const outbox = join(dataDir, 'outbox');
  const known = new Map<string, Promise<ReceivedMail>>();
  const read = async (file: string): Promise<readonly ReceivedMail[]> => {
    // The file may be gone: deleting an account removes its mails.
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
