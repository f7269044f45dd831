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
  /** The chart's folder in `src/machines` and the name of its document. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** One sentence: what the chart is there for. */
  readonly purpose: string;
};

/** Every chart of the product, an owner before what it owns. */
export const charts: readonly ChartEntry[] = [
  { name: 'app', machine: appMachine, purpose: 'Holds what lives as long as the page.' },
  {
    name: 'toaster',
    machine: toasterMachine,
    purpose: 'Shows the latest message for three seconds, or for ten when it offers something.',
  },
  {
    name: 'install',
    machine: installMachine,
    purpose: 'Knows whether the app can be installed, and brings a newer version when nothing is being typed.',
  },
  { name: 'session', machine: sessionMachine, purpose: 'Knows who is using the product and what they may see.' },
  {
    name: 'sign-outs',
    machine: signOutsMachine,
    purpose: 'Completes the sign-outs of this device, also those of an earlier page.',
  },
  {
    name: 'registration',
    machine: registrationMachine,
    purpose: 'Makes an account, its first data and its verification mail.',
  },
  {
    name: 'verification',
    machine: verificationMachine,
    purpose: 'Asks a person to verify their address before they enter.',
  },
  { name: 'email-action', machine: emailActionMachine, purpose: 'Does what the link of a mail is for.' },
  { name: 'workspace', machine: workspaceMachine, purpose: 'Joins the parts that serve one signed-in person.' },
  { name: 'outbox', machine: outboxMachine, purpose: 'Brings every change to the server, in order, through failures.' },
  { name: 'parameters', machine: parametersMachine, purpose: "Keeps the person's own settings." },
  { name: 'sheets', machine: sheetsMachine, purpose: 'Keeps the list of sheets and the one on show.' },
  { name: 'sheet', machine: sheetMachine, purpose: 'Loads one sheet and turns edits into writes.' },
  {
    name: 'onboarding',
    machine: onboardingMachine,
    purpose: 'Guides a new user through the first steps of an empty account, once.',
  },
  { name: 'adding', machine: addingMachine, purpose: 'Holds what is typed to add entries to a list.' },
  { name: 'selection', machine: selectionMachine, purpose: 'Holds which rows of a list are selected.' },
  {
    name: 'forecast',
    machine: forecastMachine,
    purpose: 'Opens the forecast day by day, and sets the due day of a line in it.',
  },
  {
    name: 'adding-provision',
    machine: addingProvisionMachine,
    purpose: 'Holds what is typed to add provisions.',
  },
  {
    name: 'older-sheets',
    machine: olderSheetsMachine,
    purpose: 'Holds the lines of older sheets, read from the device on first request.',
  },
  { name: 'editing', machine: editingMachine, purpose: 'Holds what is typed into lines and not saved.' },
  { name: 'dialogs', machine: dialogsMachine, purpose: 'Opens one dialog of the workspace at a time.' },
  { name: 'new-sheet', machine: newSheetMachine, purpose: 'Asks for the day of a new sheet and for what it copies.' },
  { name: 'delete-sheet', machine: deleteSheetMachine, purpose: 'Asks before a sheet goes with all its lines.' },
  {
    name: 'merge',
    machine: mergeMachine,
    purpose: 'Makes one sheet of two that have the same day.',
  },
  {
    name: 'confirm-sign-out',
    machine: confirmSignOutMachine,
    purpose: 'Asks what becomes of unsent edits before a person signs out.',
  },
  { name: 'due-days', machine: dueDaysMachine, purpose: 'Asks for the due days of incomes that have none.' },
  { name: 'deductions', machine: deductionsMachine, purpose: 'Edits the deductions of a provision and saves them.' },
  {
    name: 'account',
    machine: accountMachine,
    purpose: "Changes the person's address or password, or ends the account.",
  },
  {
    name: 'reauthentication',
    machine: reauthenticationMachine,
    purpose: 'Asks for the password again before a delicate change.',
  },
  {
    name: 'transfer',
    machine: transferMachine,
    purpose: 'Takes the data out as a file, brings one in, and takes that back.',
  },
  { name: 'undo', machine: undoMachine, purpose: 'Remembers what was done, and takes the latest of it back.' },
  {
    name: 'date-picker',
    machine: datePickerMachine,
    purpose: 'Opens a calendar at the right level and takes a day that is picked or typed.',
  },
];
