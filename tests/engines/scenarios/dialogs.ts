import { expect } from 'vitest';
import { settleIn } from '../../e2e/gallery/household.ts';
import { arrive, rowOf, turnTo } from '../actions.ts';
import { css, inside, type Locator, the } from '../page/locator.ts';
import { type User, withPlainSpaces } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

/** More stops than any of the dialogs has. */
const stops = 12;

/** Goes round a dialog by Tab, which never leads out of it. */
async function staysInside(user: User, dialog: Locator): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await user.press('Tab');
    expect(await user.ask('elementState', dialog)).toMatchObject({ holdsFocus: true });
  }
}

/** Presses what opens a dialog, and closes that with Escape: the focus and the page are back where they were. */
async function opensAndCloses(user: User, opener: Locator, dialog: Locator): Promise<void> {
  await user.click(opener);
  await user.waitFor(dialog, ({ holdsFocus }) => holdsFocus);
  // WebKit moves the page behind a dialog while the focus goes round it.
  const scrolledBy = await user.ask('scrolledBy');
  await staysInside(user, dialog);
  await user.press('Escape');
  await user.waitForAbsent(dialog);
  await user.waitFor(opener, ({ hasFocus }) => hasFocus);
  // A window that moves does so once what is left is painted.
  await user.ask('nextFrames');
  expect(await user.ask('scrolledBy')).toBe(scrolledBy);
}

export const dialogs: Scenario = {
  name: 'dialogs',
  steps: [
    [
      'a new sheet’s: opened, left by Escape, the focus back',
      async (user) => {
        await arrive(user, settleIn);
        await turnTo(user, 'situation');
        await opensAndCloses(user, the('button', user.said.newSheet), the('dialog', user.said.newSheet));
      },
    ],
    [
      'a sheet’s removal',
      async (user) => {
        const { said } = user;
        await opensAndCloses(user, the('button', said.removeSheet), the('dialog', said.removeSheet));
      },
    ],
    [
      'a provision’s deductions',
      async (user) => {
        await turnTo(user, 'provisions');
        const opener = inside(rowOf(user, 'provisions', 'Entretien voiture'), [
          { role: 'button', holds: user.said.deductions },
        ]);
        await opensAndCloses(user, opener, the('dialog', user.said.deductions));
      },
    ],
    [
      'a line’s: its deletion, or on a phone the line itself',
      async (user) => {
        const { layout, text, tab, waitFor } = user;
        await turnTo(user, 'daily');
        const row = rowOf(user, 'daily', 'Péage');
        if (layout.isPhone) return opensAndCloses(user, inside(row, css('[data-cell="open"]')), the('dialog', 'Péage'));
        await user.ask('scrollTo', row);
        const { aim } = await waitFor(row, (seen) => typeof seen.aim !== 'string');
        // The button is shown to a pointer that is over its row.
        if (typeof aim !== 'string') await tab.moveTo(aim);
        const opener = inside(row, the('button', text('entry.delete')));
        await opensAndCloses(user, opener, the('dialog', text('deletion.title', { name: 'Péage' })));
      },
    ],
    [
      'the commands, by their shortcut',
      async (user) => {
        const { tab, waitFor, waitForAbsent, press, text } = user;
        const dialog = the('dialog');
        await tab.withControl('k');
        await waitFor(inside(dialog, the('combobox')), ({ hasFocus }) => hasFocus);
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
