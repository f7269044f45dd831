import { camille } from '../e2e/support/account.ts';
import type { NewLine, NewProvision } from '../e2e/support/lines.ts';
import { type SeededAccount, seedAccount } from '../support/seed.ts';
import { byRoleContaining, inside, byLabel, byRole, type Locator } from './page/locator.ts';
import type { User } from './user.ts';

type Block = 'situation' | 'income' | 'daily' | 'charges' | 'provisions' | 'savings';

/** The tab that shows each block on a phone. */
const tabs = {
  situation: 'situation.title',
  income: 'situation.title',
  daily: 'expenses.tab',
  charges: 'charges.tab',
  provisions: 'provisions.title',
} as const;

export const region = ({ labels }: User, block: Block): Locator => byRole('region', labels[block]);
export const rowOf = (user: User, block: Block, name: string): Locator =>
  inside(region(user, block), byRoleContaining('listitem', name));

/** Shows a block of the sheet. On a phone it selects the block's tab. */
export async function showBlock(user: User, block: Exclude<Block, 'savings'>): Promise<void> {
  const { layout, click, text } = user;
  if (layout.isPhone) await click(byRole('tab', text(tabs[block])));
}

/** Clicks an entry of the navigation. On a phone it opens the menu first. */
export async function navigate({ layout, click, labels }: User, entry: string): Promise<void> {
  if (layout.isPhone) await click(byRole('button', labels.menu));
  await click(byRole('link', entry));
}

const field = (user: User, block: Block, label: string): Locator => inside(region(user, block), byLabel(label));

/** Types a line into the add row, presses Enter, and waits until the list shows the line. */
export async function addLine(user: User, block: Block, { name, amount, day }: NewLine): Promise<void> {
  const { labels, fill, press, waitFor } = user;
  if (day !== undefined) await fill(field(user, block, labels.day), day);
  await fill(field(user, block, labels.name), name);
  await fill(field(user, block, labels.amount), amount);
  await press('Enter');
  await waitFor(rowOf(user, block, name));
}

export async function addProvision(user: User, values: NewProvision): Promise<void> {
  const { labels, click, fill, layout, press, text, waitFor } = user;
  await click(inside(region(user, 'provisions'), byRole('button', labels.addProvision)));
  const form = layout.isPhone ? byRole('dialog', text('provisions.newTitle')) : region(user, 'provisions');
  await click(inside(form, byRole('button', labels.details)));
  for (const name of ['name', 'periodicity', 'price', 'start', 'monthlyPayment', 'payments'] as const)
    await fill(inside(form, byLabel(labels[name])), values[name]);
  await press('Enter');
  await waitFor(rowOf(user, 'provisions', values.name));
}

export async function markPaid(user: User, block: Block, name: string): Promise<void> {
  await user.click(inside(rowOf(user, block, name), byRole('checkbox', user.labels.paid)));
}

export async function setBalance(user: User, typed: string): Promise<void> {
  await user.fill(field(user, 'situation', user.labels.accountBalance), typed);
  await user.press('Enter');
}

export async function waitUntilSaved({ waitFor, labels }: User): Promise<void> {
  await waitFor(byRole('button', labels.saved));
}

export async function waitForPendingEdits({ waitFor, text }: User, count: number): Promise<void> {
  await waitFor(byRoleContaining('button', text('sync.waiting', { count })));
}

/** Seeds an account, stores its session in the browser, and opens home. */
export async function signInAndOpenHome(user: User, seed: (account: SeededAccount) => Promise<unknown>): Promise<void> {
  const account = await seedAccount(user.server, user.email, camille.password);
  await seed(account);
  const { name, value } = account.session;
  // A page without the app: the app would read the session before it is stored.
  await user.tab.goTo(`${user.server.origin}/icon.svg`);
  await user.tab.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  await user.tab.goTo(user.server.origin);
}

/** Opens the calendar of a dialog and picks a day of the next month. The calendar then closes. */
export async function pickNextMonth({ click, waitForAbsent, text }: User, dialog: Locator, day: number): Promise<void> {
  const calendar = byRole('grid');
  await click(inside(dialog, byRole('button', text('datePicker.open'))));
  await click(byRole('button', text('datePicker.nextMonth')));
  await click(inside(calendar, byRole('gridcell', String(day))));
  await waitForAbsent(calendar);
}
