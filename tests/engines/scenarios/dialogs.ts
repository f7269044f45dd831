import { expect } from 'vitest';
import { seedHousehold } from '../../e2e/gallery/household.ts';
import { signInAndOpenHome, rowOf, showBlock } from '../actions.ts';
import { byCss, inside, type Locator, byRole } from '../page/locator.ts';
import { type User, withPlainSpaces } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

/** More tab stops than any dialog has. */
const stops = 12;

async function expectFocusTrap(user: User, dialog: Locator): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await user.press('Tab');
    expect(await user.callPage('elementState', dialog)).toMatchObject({ containsFocus: true });
  }
}

/** Opens a dialog and closes it with Escape. The focus and the scroll position must return. */
async function openAndClose(user: User, opener: Locator, dialog: Locator): Promise<void> {
  await user.click(opener);
  await user.waitFor(dialog, ({ containsFocus }) => containsFocus);
  // WebKit scrolls the page behind a dialog while the focus moves through the dialog.
  const scrolledBy = await user.callPage('scrolledBy');
  await expectFocusTrap(user, dialog);
  await user.press('Escape');
  await user.waitForAbsent(dialog);
  await user.waitFor(opener, ({ hasFocus }) => hasFocus);
  // A scroll happens only after the next paint.
  await user.callPage('nextFrames');
  expect(await user.callPage('scrolledBy')).toBe(scrolledBy);
}

export const dialogs: Scenario = {
  name: 'dialogs',
  steps: [
    [
      'returns the focus after the new sheet dialog',
      async (user) => {
        await signInAndOpenHome(user, seedHousehold);
        await showBlock(user, 'situation');
        await openAndClose(user, byRole('button', user.labels.newSheet), byRole('dialog', user.labels.newSheet));
      },
    ],
    [
      'returns the focus after the deletion dialog of a sheet',
      async (user) => {
        const { labels } = user;
        await openAndClose(user, byRole('button', labels.removeSheet), byRole('dialog', labels.removeSheet));
      },
    ],
    [
      'returns the focus after the deductions dialog',
      async (user) => {
        await showBlock(user, 'provisions');
        const opener = inside(rowOf(user, 'provisions', 'Entretien voiture'), [
          { role: 'button', holds: user.labels.deductions },
        ]);
        await openAndClose(user, opener, byRole('dialog', user.labels.deductions));
      },
    ],
    [
      'returns the focus after the deletion dialog of a line, or on a phone the line dialog',
      async (user) => {
        const { layout, text, tab, waitFor } = user;
        await showBlock(user, 'daily');
        const row = rowOf(user, 'daily', 'Péage');
        if (layout.isPhone)
          return openAndClose(user, inside(row, byCss('[data-cell="open"]')), byRole('dialog', 'Péage'));
        await user.callPage('scrollTo', row);
        const { clickPoint } = await waitFor(row, (seen) => typeof seen.clickPoint !== 'string');
        // The button appears only while the pointer is over its row.
        if (typeof clickPoint !== 'string') await tab.moveTo(clickPoint);
        const opener = inside(row, byRole('button', text('entry.delete')));
        await openAndClose(user, opener, byRole('dialog', text('deletion.title', { name: 'Péage' })));
      },
    ],
    [
      'opens the commands by their shortcut',
      async (user) => {
        const { tab, waitFor, waitForAbsent, press, text } = user;
        const dialog = byRole('dialog');
        await tab.withControl('k');
        await waitFor(inside(dialog, byRole('combobox')), ({ hasFocus }) => hasFocus);
        await tab.type('xyz');
        await waitFor(dialog, (seen) =>
          seen.text.includes(withPlainSpaces(text('commands.nothingFound', { text: 'xyz' }))),
        );
        await press('Escape');
        await waitForAbsent(dialog);
      },
    ],
  ],
};
