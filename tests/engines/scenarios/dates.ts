import { settleIn } from '../../e2e/gallery/household.ts';
import { arrive, pickNextMonth, turnTo } from '../actions.ts';
import { holding, inside, the } from '../page/locator.ts';
import type { User } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

const dialogOf = ({ said }: User) => the('dialog', said.newSheet);
const dateOf = (user: User) => inside(dialogOf(user), the('textbox', user.text('newSheet.date')));

export const dates: Scenario = {
  name: 'dates',
  steps: [
    [
      'the calendar opens, and Escape closes it alone',
      async (user) => {
        const { click, said, text, waitFor, waitForAbsent, press } = user;
        await arrive(user, settleIn);
        await turnTo(user, 'situation');
        await click(the('button', said.newSheet));
        await click(inside(dialogOf(user), the('button', text('datePicker.open'))));
        await waitFor(the('grid'));
        await press('Escape');
        await waitForAbsent(the('grid'));
        await waitFor(dialogOf(user));
      },
    ],
    [
      'a day is picked',
      async (user) => {
        await pickNextMonth(user, dialogOf(user), 15);
        await user.waitFor(dateOf(user), ({ value }) => value.startsWith('15 '));
      },
    ],
    [
      'a date is typed, or on a phone its field opens the calendar',
      async (user) => {
        const { click, fill, press, waitFor, waitForAbsent, layout } = user;
        if (layout.isPhone) {
          // A phone's keyboard stays away: the field opens the calendar.
          await click(dateOf(user));
          await waitFor(the('grid'));
          await press('Escape');
          return waitForAbsent(the('grid'));
        }
        await fill(dateOf(user), '9/2/2028');
        await press('Enter');
        await waitFor(dateOf(user), ({ value }) => value === '09 févr. 2028');
      },
    ],
    [
      'a sheet is chosen by its day',
      async (user) => {
        const { press, waitForAbsent, click, waitFor, text, said } = user;
        await press('Escape');
        await waitForAbsent(dialogOf(user));
        await click(holding('button', text('sheets.choose')));
        await waitFor(the('grid'));
        await press('Escape');
        await waitForAbsent(the('grid'));
        await waitFor(the('button', said.older));
      },
    ],
  ],
};
