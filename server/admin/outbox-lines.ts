import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { outboxFiles } from '../mail/send-mail.ts';

const linkIn = (text = ''): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

const read = async (file: string): Promise<string> => {
  const { to = [], date = '', subject = '', text } = await PostalMime.parse(await readFile(file));
  return [date, ...to.map(({ address = '' }) => address), subject, linkIn(text)].join('\n  ');
};

/** The mails of the outbox, the oldest first: when, to whom, what, and the link inside. */
export const outboxLines = async (outbox: string): Promise<readonly string[]> =>
  Promise.all((await outboxFiles(outbox)).map(read));
