import type { AnyStateMachine } from 'xstate';
import { accountMachine } from '../../src/machines/account/account.machine.ts';
import { addingProvisionMachine } from '../../src/machines/adding-provision/adding-provision.machine.ts';
import { addingMachine } from '../../src/machines/adding/adding.machine.ts';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { olderSheetsMachine } from '../../src/machines/older-sheets/older-sheets.machine.ts';
import { onboardingMachine } from '../../src/machines/onboarding/onboarding.machine.ts';
import { datePickerMachine } from '../../src/machines/date-picker/date-picker.machine.ts';
import { deductionsMachine } from '../../src/machines/deductions/deductions.machine.ts';
import { deleteSheetMachine } from '../../src/machines/delete-sheet/delete-sheet.machine.ts';
import { confirmSignOutMachine } from '../../src/machines/confirm-sign-out/confirm-sign-out.machine.ts';
import { dialogsMachine } from '../../src/machines/dialogs/dialogs.machine.ts';
import { emailActionMachine } from '../../src/machines/email-action/email-action.machine.ts';
import { editingMachine } from '../../src/machines/editing/editing.machine.ts';
import { forecastMachine } from '../../src/machines/forecast/forecast.machine.ts';
import { installMachine } from '../../src/machines/install/install.machine.ts';
import { dueDaysMachine } from '../../src/machines/due-days/due-days.machine.ts';
import { mergeMachine } from '../../src/machines/merge/merge.machine.ts';
import { newSheetMachine } from '../../src/machines/new-sheet/new-sheet.machine.ts';
import { outboxMachine } from '../../src/machines/outbox/outbox.machine.ts';
import { parametersMachine } from '../../src/machines/parameters/parameters.machine.ts';
import { reauthenticationMachine } from '../../src/machines/reauthentication/reauthentication.machine.ts';
import { registrationMachine } from '../../src/machines/registration/registration.machine.ts';
import { selectionMachine } from '../../src/machines/selection/selection.machine.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { sheetMachine } from '../../src/machines/sheet/sheet.machine.ts';
import { sheetsMachine } from '../../src/machines/sheets/sheets.machine.ts';
import { signOutsMachine } from '../../src/machines/sign-outs/sign-outs.machine.ts';
import { toasterMachine } from '../../src/machines/toaster/toaster.machine.ts';
import { transferMachine } from '../../src/machines/transfer/transfer.machine.ts';
import { undoMachine } from '../../src/machines/undo/undo.machine.ts';
import { verificationMachine } from '../../src/machines/verification/verification.machine.ts';
import { workspaceMachine } from '../../src/machines/workspace/workspace.machine.ts';

export type ChartEntry = {
  /** The folder in `src/machines` and the name of the page. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly purpose: string;
};

/** Every chart of the product, owners first. */
export const charts: readonly ChartEntry[] = [
  { name: 'app', machine: appMachine, purpose: 'Starts the actors that live as long as the page.' },
  {
    name: 'toaster',
    machine: toasterMachine,
    purpose: 'Shows one toast at a time: its text for three seconds, its button for ten.',
  },
  {
    name: 'install',
    machine: installMachine,
    purpose: 'Offers the installation of the app, and starts a newer version when the user is not typing.',
  },
  {
    name: 'session',
    machine: sessionMachine,
    purpose: 'Signs users in and out, and decides which screens they may see.',
  },
  {
    name: 'sign-outs',
    machine: signOutsMachine,
    purpose: 'Completes the sign-outs of this device, even after a crash.',
  },
  {
    name: 'registration',
    machine: registrationMachine,
    purpose: 'Creates an account and its first data, and sends the verification mail.',
  },
  {
    name: 'verification',
    machine: verificationMachine,
    purpose: 'Asks a user to verify their address before they enter.',
  },
  { name: 'email-action', machine: emailActionMachine, purpose: 'Follows the link of a mail.' },
  {
    name: 'workspace',
    machine: workspaceMachine,
    purpose: 'Owns the actors of a signed-in user and forwards events between them.',
  },
  { name: 'outbox', machine: outboxMachine, purpose: 'Sends every write to the server, in order, with retries.' },
  { name: 'parameters', machine: parametersMachine, purpose: "Loads and edits the user's parameters." },
  { name: 'sheets', machine: sheetsMachine, purpose: 'Loads the list of sheets, and runs the shown one.' },
  { name: 'sheet', machine: sheetMachine, purpose: 'Loads a sheet, and turns edits into writes.' },
  {
    name: 'onboarding',
    machine: onboardingMachine,
    purpose: 'Guides a new user through the first steps of an empty account, once.',
  },
  { name: 'adding', machine: addingMachine, purpose: 'Holds the draft of a new entry.' },
  { name: 'selection', machine: selectionMachine, purpose: 'Holds the selected rows of a list.' },
  {
    name: 'forecast',
    machine: forecastMachine,
    purpose: 'Opens the forecast day by day, and sets the due day of a line in it.',
  },
  {
    name: 'adding-provision',
    machine: addingProvisionMachine,
    purpose: 'Holds the draft of a new provision.',
  },
  {
    name: 'older-sheets',
    machine: olderSheetsMachine,
    purpose: 'Holds the lines of older sheets, read from the device on first request.',
  },
  { name: 'editing', machine: editingMachine, purpose: 'Holds the unsaved text of edited lines.' },
  { name: 'dialogs', machine: dialogsMachine, purpose: 'Opens one dialog of the workspace at a time.' },
  { name: 'new-sheet', machine: newSheetMachine, purpose: 'Asks for the date of a new sheet, and what to copy.' },
  { name: 'delete-sheet', machine: deleteSheetMachine, purpose: 'Asks before a sheet is removed with all its lines.' },
  {
    name: 'merge',
    machine: mergeMachine,
    purpose: 'Merges two sheets of the same date.',
  },
  {
    name: 'confirm-sign-out',
    machine: confirmSignOutMachine,
    purpose: 'Asks what to do with pending edits before a user signs out.',
  },
  { name: 'due-days', machine: dueDaysMachine, purpose: 'Sets the due days of incomes that have none.' },
  { name: 'deductions', machine: deductionsMachine, purpose: 'Edits the deductions of a provision.' },
  {
    name: 'account',
    machine: accountMachine,
    purpose: "Changes the user's address or password, or deletes the account.",
  },
  {
    name: 'reauthentication',
    machine: reauthenticationMachine,
    purpose: 'Asks for the password again before a sensitive change.',
  },
  {
    name: 'transfer',
    machine: transferMachine,
    purpose: 'Exports the data as a file, imports a file, and reverts the import.',
  },
  { name: 'undo', machine: undoMachine, purpose: 'Undoes and redoes the changes of a tab.' },
  {
    name: 'date-picker',
    machine: datePickerMachine,
    purpose: 'Lets the user pick or type a date.',
  },
];
