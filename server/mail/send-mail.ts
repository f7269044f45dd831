import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomToken } from '../lib/secrets.ts';

/** A mail to send. `uid` is the account that it concerns; the text also contains `link`. */
export type Mail = {
  readonly uid: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
};

/** Sends a mail, or writes it into the mail folder. Rejects on failure. */
export type SendMail = (mail: Mail) => Promise<void>;

export type MailSettings = {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly mailFolder: string;
  /** Receives one line for each mail that is written into the mail folder. */
  readonly print: (line: string) => void;
};

const toMessage = (from: string, { to, subject, text }: Mail) => ({ from, to, subject, text });

const sendBySmtp =
  (smtpUrl: string, from: string): SendMail =>
  async (mail) => {
    const { createTransport } = await import('nodemailer');
    await createTransport(smtpUrl).sendMail(toMessage(from, mail));
  };

// ISO times sort as text; some file systems forbid colons.
const fileName = (uid: string): string =>
  `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${uid}-${randomToken(6)}.eml`;

const writeToFolder =
  ({ from, mailFolder, print }: MailSettings): SendMail =>
  async (mail) => {
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(toMessage(from, mail));
    await mkdir(mailFolder, { recursive: true, mode: 0o700 });
    // The file is renamed when it is complete: a program that watches the folder must not read half a mail.
    const file = join(mailFolder, fileName(mail.uid));
    const part = `${file}.part`;
    try {
      await writeFile(part, message, { mode: 0o600 });
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    print(`Mail "${mail.subject}": ${mail.link}`);
  };

/** Sends mails by SMTP if SMTP_URL is set, otherwise writes them into the mail folder. */
export const createSendMail = (settings: MailSettings): SendMail =>
  settings.smtpUrl === undefined ? writeToFolder(settings) : sendBySmtp(settings.smtpUrl, settings.from);

/** Lists the mail files of the mail folder, oldest first. */
export const mailFiles = async (mailFolder: string): Promise<readonly string[]> => {
  if (!existsSync(mailFolder)) return [];
  const names = await readdir(mailFolder);
  return names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => join(mailFolder, name));
};

/** Deletes an account's mails from the mail folder, whatever their address. */
export const removeMails = async (mailFolder: string, uid: string): Promise<void> => {
  if (!existsSync(mailFolder)) return;
  const names = (await readdir(mailFolder)).filter((name) => name.includes(`-${uid}-`));
  await Promise.all(names.map(async (name) => rm(join(mailFolder, name), { force: true })));
};
