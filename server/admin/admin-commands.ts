import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { removeAccount } from '../identity/accounts/delete-account.ts';
import type { Identity } from '../identity/identity.ts';
import { mailFiles } from '../mail/send-mail.ts';
import { PlainError } from '../lib/plain-error.ts';
import { inTransaction } from '../store/database.ts';
import { accountLines, accountOf, createSheetCount } from './accounts.ts';

const linkIn = (text = ''): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

const describeMail = async (file: string): Promise<string> => {
  const { to = [], date = '', subject = '', text } = await PostalMime.parse(await readFile(file));
  return [date, ...to.map(({ address = '' }) => address), subject, linkIn(text)].join('\n  ');
};

/** Lists the mails of the mail folder, oldest first: date, recipients, subject and link. */
const mailLines = async (mailFolder: string): Promise<readonly string[]> =>
  Promise.all((await mailFiles(mailFolder)).map(describeMail));

export type AdminParts = {
  readonly identity: Identity;
  readonly mailFolder: string;
  readonly print: (line: string) => void;
};

type Command = {
  readonly usage: string;
  readonly run: (parts: AdminParts, args: readonly string[]) => Promise<void> | void;
};

const list: Command['run'] = ({ identity, print }) => {
  for (const line of accountLines(identity.users.list(), createSheetCount(identity.database))) print(line);
};

const setDisabled =
  (disabled: boolean): Command['run'] =>
  ({ identity, print }, [address]) => {
    const keep = (): void => identity.users.put({ ...accountOf(identity, address), disabled });
    identity.reserve.writeEssential(() => inTransaction(identity.database, keep));
    print(`${address ?? ''} is ${disabled ? 'disabled' : 'enabled'}.`);
  };

const signOut: Command['run'] = ({ identity, print }, [address]) => {
  identity.sessions.endAll(accountOf(identity, address).uid);
  print(`${address ?? ''} is signed out on every device.`);
};

const remove: Command['run'] = async ({ identity, print }, [address, consent]) => {
  const user = accountOf(identity, address);
  const count = createSheetCount(identity.database)(user.uid);
  const all = `${user.email} with its ${count === 1 ? 'sheet' : `${String(count)} sheets`}`;
  if (consent !== '--yes') throw new PlainError(`This deletes ${all} for good; add --yes to do it.`);
  await removeAccount(identity, user);
  print(`${all} is deleted.`);
};

const readMails: Command['run'] = async ({ mailFolder, print }) => {
  const lines = await mailLines(mailFolder);
  for (const line of lines) print(line);
  if (lines.length === 0) print('The outbox is empty.');
};

const commands = new Map<string, Command>([
  ['list', { usage: 'list               the accounts, with the number of their sheets', run: list }],
  ['disable', { usage: 'disable ADDRESS    lets nobody in with it, and keeps everything', run: setDisabled(true) }],
  ['enable', { usage: 'enable ADDRESS     lets its owner in again', run: setDisabled(false) }],
  ['sign-out', { usage: 'sign-out ADDRESS   ends its sessions on every device', run: signOut }],
  ['delete', { usage: 'delete ADDRESS     deletes the account with everything in it', run: remove }],
  ['outbox', { usage: 'outbox             the mails that no mail server was there for', run: readMails }],
]);

const usage = ['npm run admin -- COMMAND', ...[...commands.values()].map((command) => `  ${command.usage}`)].join('\n');

/** Runs an admin command. Throws `PlainError` for an unknown command or a wrong argument. */
export const runAdminCommand = async (parts: AdminParts, [name = '', ...args]: readonly string[]): Promise<void> => {
  const command = commands.get(name);
  if (command === undefined) throw new PlainError(usage);
  await command.run(parts, args);
};
