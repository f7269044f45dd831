import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { emptyContent } from '../../src/domain/sheet/sheet.ts';
import { confirmSignOutMachine } from '../../src/machines/confirm-sign-out/confirm-sign-out.machine.ts';
import { dialogsMachine } from '../../src/machines/dialogs/dialogs.machine.ts';
import { mergeMachine } from '../../src/machines/merge/merge.machine.ts';
import { dialogsInput } from '../support/chart/fixtures/dialogs.ts';
import { pastedLines, pastingEvents } from '../support/chart/fixtures/paste.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { done } from '../support/chart/events.ts';
import { bread, car, contentOfMarch, february, march, periodOfMarch } from '../support/chart/fixtures/sheets.ts';
import { words } from '../support/words.ts';
import type { Screens } from './support/screens.tsx';
import { isSigningOut, requestSignOut } from './support/session.ts';
import { loadContent, openHome } from './support/signed-in.ts';
import { type ScreenCheck, noDialog, press, walkScreens } from './support/walk.ts';

const labels = words.en;
const duplicates = { survivor: march, duplicate: { ...march, id: 'duplicate' } };
const shown = { sheet: march, content: contentOfMarch };
const created = { sheet: { ...march, id: 'april' }, content: emptyContent };

const dialog = (name?: string | RegExp) => within(screen.getByRole('dialog', name === undefined ? {} : { name }));
const inRow = (name: RegExp) => within(screen.getByRole('listitem', { name }));
async function requestDeletion({ user }: Screens) {
  await user.click(inRow(/^Bread/u).getByRole('button', { name: labels.remove }));
}

async function requestDeductions({ user }: Screens) {
  await user.click(inRow(/^Car/u).getByRole('button', { name: new RegExp(`^${labels.deductions}`, 'u') }));
}

async function pasteLines({ user }: Screens) {
  const daily = within(screen.getByRole('region', { name: labels.daily }));
  await user.click(daily.getByRole('combobox', { name: labels.name }));
  await user.paste(pastedLines.rows.map((cells) => cells.join('\t')).join('\n'));
  await screen.findByRole('dialog', { name: 'Paste 2 lines' });
}

const chooses = (chip: string, choice: string) => async (screens: Screens) => {
  await screens.user.click(dialog().getByRole('button', { name: chip }));
  await screens.user.click(screen.getByRole('menuitemradio', { name: choice }));
};

async function requestMerge({ user, translate }: Screens) {
  await user.click(screen.getByRole('button', { name: translate('sync.review', { count: 1 }) }));
  await user.click(await screen.findByRole('button', { name: translate('review.merge') }));
}

/** Presses Cancel or Close. The list of commands has no such button and closes on Escape. */
async function cancel(screens: Screens) {
  const button = screen.queryByRole('button', { name: new RegExp(`^(${labels.cancel}|${labels.close})$`, 'u') });
  await (button ? screens.user.click(button) : screens.user.keyboard('{Escape}'));
}

/** Signs out by the link, or by the URL if a dialog covers the link or a sign-out is pending. */
async function signOut(screens: Screens, event: AnyEventObject) {
  if (screen.queryByRole('dialog') ?? isSigningOut(screens)) await screens.happen(dialogsMachine, event);
  else await requestSignOut(screens);
  await waitFor(() => screens.actorOf(confirmSignOutMachine));
}

async function endMerge(screens: Screens) {
  await screens.happen(
    mergeMachine,
    done('loadDuplicateSheets', { survivor: contentOfMarch, duplicate: contentOfMarch }),
  );
  await screens.user.click(await dialog().findByRole('button', { name: screens.translate('merge.confirm') }));
}

async function endSignOut(screens: Screens, { output }: AnyEventObject) {
  if (output.pendingEdits) return screens.happen(confirmSignOutMachine, done('countWaiting', 0));
  await screens.happen(confirmSignOutMachine, done('countWaiting', 2));
  const question = within(await screen.findByRole('dialog', { name: labels.signOut }));
  return screens.user.click(question.getByRole('button', { name: labels.cancel }));
}

async function endRemoval(screens: Screens, { output }: AnyEventObject) {
  await press(output.removed ? labels.confirmRemoval : labels.cancel)(screens);
  if (output.removed) await loadContent(screens);
}

const closed = () => noDialog();

const confirmingDeletion: ScreenCheck<typeof dialogsMachine> = (_, screens) => {
  const question = dialog(screens.translate('deletion.title', { name: bread.name }));
  expect(question.getByText(screens.translate('deletion.lineText'))).toBeDefined();
  expect(document.activeElement?.textContent).toBe(labels.cancel);
};

const choosingCommand = () => {
  const field = dialog('Commands').getByRole('combobox');
  const first = dialog('Commands').getByRole('option', { name: 'Add an expense' });
  expect(field.getAttribute('aria-activedescendant')).toBe(first.id);
  expect(document.activeElement).toBe(field);
};

const shows = (name: string | RegExp) => () => {
  expect(dialog(name)).toBeDefined();
};

// The dialog opens only after the pending edits are counted.
const confirmingSignOut = () => noDialog();

walkScreens(dialogsMachine, {
  input: dialogsInput(),
  cases: [
    {
      type: 'deletion.requested',
      subject: { collection: 'outDay', name: bread.name },
      answer: { to: recordingReceiver().ref, event: { type: 'nothing' } },
    },
    { type: 'newSheet.requested', sheets: [march, february], shown },
    { type: 'sheetRemoval.requested', ...shown },
    {
      type: 'deductions.requested',
      provision: car,
      sheet: recordingReceiver().ref,
      period: periodOfMarch,
      categories: [],
    },
    { type: 'dueDays.requested', lines: contentOfMarch.in, sheet: recordingReceiver().ref },
    ...pastingEvents,
    { type: 'merge.requested', subject: duplicates },
    done('newSheet', { created }),
    done('newSheet', { created: undefined }),
    done('deleteSheet', { removed: shown }),
    done('deleteSheet', { removed: undefined }),
    done('deductions'),
    done('merge', { merged: { writes: [], review: undefined } }),
    done('merge', { merged: undefined }),
    done('confirmSignOut', { pendingEdits: 'discard' }),
    done('confirmSignOut', { pendingEdits: undefined }),
  ],
  project: ({ deletion }) => deletion?.subject.name ?? null,
  open: (seen) => openHome(seen, [march, duplicates.duplicate, february]),
  actions: {
    'deletion.requested': requestDeletion,
    'deletion.confirmed': press(labels.remove),
    'dialog.cancelled': cancel,
    'commands.requested': ({ user }) => user.keyboard('{Control>}k{/Control}'),
    'shortcuts.requested': ({ user }) => user.keyboard('?'),
    'newSheet.requested': press(labels.newSheet),
    'sheetRemoval.requested': press(labels.removeSheet),
    'deductions.requested': requestDeductions,
    'dueDays.requested': (screens, event) => screens.happen(dialogsMachine, event),
    'lines.pasted': pasteLines,
    'role.chosen': chooses(labels.amount, 'Debit'),
    'sign.chosen': chooses('− = debit', 'All debits'),
    'paid.chosen': ({ user }) => user.click(dialog().getByRole('radio', { name: 'Already paid' })),
    'line.toggled': ({ user }) => user.click(dialog().getByRole('checkbox', { name: /^Bread/u })),
    'lines.added': press('Add 2 lines'),
    'text.chosen': press('Paste as text'),
    'merge.requested': requestMerge,
    'signOut.requested': signOut,
    'xstate.done.actor.newSheet': (screens, { output }) =>
      press(output.created ? labels.createSheet : labels.cancel)(screens),
    'xstate.done.actor.deleteSheet': endRemoval,
    'xstate.done.actor.deductions': press(labels.close),
    'xstate.done.actor.dueDays': press(labels.cancel),
    'xstate.done.actor.merge': (screens, { output }) => (output.merged ? endMerge : press(labels.cancel))(screens),
    'xstate.done.actor.confirmSignOut': endSignOut,
  },
  checks: {
    closed,
    confirmingDeletion,
    makingSheet: shows(labels.newSheet),
    removingSheet: shows(labels.removeSheet),
    editingDeductions: shows(labels.deductions),
    settingDueDays: shows('Days of your income'),
    choosingCommand,
    showingShortcuts: shows('Keyboard shortcuts'),
    pasting: shows('Paste 2 lines'),
    mergingSheets: shows('Two sheets for one day'),
    confirmingSignOut,
  },
});
