import { camille } from '../e2e/support/account.ts';
import type { NewLine, NewProvision } from '../e2e/support/lines.ts';
import { type SeededAccount, seedAccount } from '../support/seed.ts';
import { holding, inside, labelled, the, type Locator } from './page/locator.ts';
import type { User } from './user.ts';

type Block = 'situation' | 'income' | 'daily' | 'charges' | 'provisions' | 'savings';

/** Which page of the sheet a phone has a block on. */
const tabs = {
  situation: 'situation.title',
  income: 'situation.title',
  daily: 'expenses.tab',
  charges: 'charges.tab',
  provisions: 'provisions.title',
} as const;

export const region = ({ said }: User, block: Block): Locator => the('region', said[block]);
export const rowOf = (user: User, block: Block, name: string): Locator =>
  inside(region(user, block), holding('listitem', name));

/** Has a block of the sheet on show: on a phone each is a page. */
export async function turnTo(user: User, block: Exclude<Block, 'savings'>): Promise<void> {
  const { layout, click, text } = user;
  if (layout.isPhone) await click(the('tab', text(tabs[block])));
}

/** Presses an entry of the navigation, which is a menu on a phone. */
export async function navigate({ layout, click, said }: User, entry: string): Promise<void> {
  if (layout.isPhone) await click(the('button', said.menu));
  await click(the('link', entry));
}

const field = (user: User, block: Block, label: string): Locator => inside(region(user, block), labelled(label));

/** Types a line into the row that adds, ends with Enter, and waits until it is in its list. */
export async function addLine(user: User, block: Block, { name, amount, day }: NewLine): Promise<void> {
  const { said, fill, press, waitFor } = user;
  if (day !== undefined) await fill(field(user, block, said.day), day);
  await fill(field(user, block, said.name), name);
  await fill(field(user, block, said.amount), amount);
  await press('Enter');
  await waitFor(rowOf(user, block, name));
}

export async function addProvision(user: User, values: NewProvision): Promise<void> {
  const { said, click, fill, layout, press, text, waitFor } = user;
  await click(inside(region(user, 'provisions'), the('button', said.addProvision)));
  const form = layout.isPhone ? the('dialog', text('provisions.newTitle')) : region(user, 'provisions');
  await click(inside(form, the('button', said.details)));
  for (const name of ['name', 'periodicity', 'price', 'start', 'monthlyPayment', 'payments'] as const)
    await fill(inside(form, labelled(said[name])), values[name]);
  await press('Enter');
  await waitFor(rowOf(user, 'provisions', values.name));
}

export async function tick(user: User, block: Block, name: string): Promise<void> {
  await user.click(inside(rowOf(user, block, name), the('checkbox', user.said.paid)));
}

export async function setBalance(user: User, typed: string): Promise<void> {
  await user.fill(field(user, 'situation', user.said.accountBalance), typed);
  await user.press('Enter');
}

export async function isSaved({ waitFor, said }: User): Promise<void> {
  await waitFor(the('button', said.saved));
}

/** Waits until the chip says that so many edits wait for the server. */
export async function isWaiting({ waitFor, text }: User, count: number): Promise<void> {
  await waitFor(holding('button', text('sync.waiting', { count })));
}

/** Has a browser know of somebody who has signed in there before, and comes home. */
export async function arrive(user: User, seed: (account: SeededAccount) => Promise<unknown>): Promise<void> {
  const account = await seedAccount(user.server, user.email, camille.password);
  await seed(account);
  const { name, value } = account.session;
  // No app runs there that would read what is kept before it is there.
  await user.tab.goTo(`${user.server.origin}/icon.svg`);
  await user.tab.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  await user.tab.goTo(user.server.origin);
}

/** Opens the calendar of a dialog and picks a day of the next month, which closes it. */
export async function pickNextMonth({ click, waitForAbsent, text }: User, dialog: Locator, day: number): Promise<void> {
  const calendar = the('grid');
  await click(inside(dialog, the('button', text('datePicker.open'))));
  await click(the('button', text('datePicker.nextMonth')));
  await click(inside(calendar, the('gridcell', String(day))));
  await waitForAbsent(calendar);
}
