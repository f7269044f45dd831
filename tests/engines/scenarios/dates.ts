import { seedHousehold } from '../../e2e/gallery/household.ts';
import { signInAndOpenHome, pickNextMonth, showBlock } from '../actions.ts';
import { byRoleContaining, inside, byRole } from '../page/locator.ts';
import type { User } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

const dialogOf = ({ labels }: User) => byRole('dialog', labels.newSheet);
const dateOf = (user: User) => inside(dialogOf(user), byRole('textbox', user.text('newSheet.date')));

export const dates: Scenario = {
  name: 'dates',
  steps: [
    [
      'opens the calendar, which Escape closes without the dialog',
      async (user) => {
        const { click, labels, text, waitFor, waitForAbsent, press } = user;
        await signInAndOpenHome(user, seedHousehold);
        await showBlock(user, 'situation');
        await click(byRole('button', labels.newSheet));
        await click(inside(dialogOf(user), byRole('button', text('datePicker.open'))));
        await waitFor(byRole('grid'));
        await press('Escape');
        await waitForAbsent(byRole('grid'));
        await waitFor(dialogOf(user));
      },
    ],
    [
      'picks a day',
      async (user) => {
        await pickNextMonth(user, dialogOf(user), 15);
        await user.waitFor(dateOf(user), ({ value }) => value.startsWith('15 '));
      },
    ],
    [
      'types a date, or on a phone opens the calendar by its field',
      async (user) => {
        const { click, fill, press, waitFor, waitForAbsent, layout } = user;
        if (layout.isPhone) {
          // On a phone the field opens the calendar instead of the keyboard.
          await click(dateOf(user));
          await waitFor(byRole('grid'));
          await press('Escape');
          return waitForAbsent(byRole('grid'));
        }
        await fill(dateOf(user), '9/2/2028');
        await press('Enter');
        await waitFor(dateOf(user), ({ value }) => value === '09 févr. 2028');
      },
    ],
    [
      'opens the calendar of the sheets',
      async (user) => {
        const { press, waitForAbsent, click, waitFor, text, labels } = user;
        await press('Escape');
        await waitForAbsent(dialogOf(user));
        await click(byRoleContaining('button', text('sheets.choose')));
        await waitFor(byRole('grid'));
        await press('Escape');
        await waitForAbsent(byRole('grid'));
        await waitFor(byRole('button', labels.older));
      },
    ],
  ],
};
