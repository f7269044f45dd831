import { workspaceMachine } from '../../../src/machines/workspace/workspace.machine.ts';
import { testEnvironment } from './environment.ts';
import { done } from './events.ts';
import { read } from './outbox.ts';
import { verifiedAda } from './people.ts';
import { recordingReceiver } from './receiver.ts';
import { contentOfMarch, february, march } from './sheets.ts';
import { startSystem } from './system.ts';

export const workspaceInput = () => ({
  uid: verifiedAda.uid,
  email: verifiedAda.email,
  environment: testEnvironment(),
  session: recordingReceiver().ref,
});

const realCharts = [
  'outbox',
  'parameters',
  'sheets',
  'dialogs',
  'sheet',
  'newSheet',
  'deleteSheet',
  'deductions',
  'transfer',
  'undo',
  'confirmSignOut',
];

/** Ada's workspace with its real parts, the sheet of March on show, and an outbox that holds the sender lock. */
export async function openWorkspace() {
  const session = recordingReceiver();
  const system = startSystem(workspaceMachine, { input: { ...workspaceInput(), session: session.ref }, realCharts });
  await system.perform(done('restoreSteps', []));
  await system.perform(done('sheets.restore', undefined));
  await system.perform(done('sheets.load', [march, february]));
  await system.perform(done('sheet.restore', undefined));
  await system.perform(done('sheet.load', contentOfMarch));
  await system.perform(done('parameters.restore', undefined));
  const { dialogs, outbox, parameters, sheets, transfer, undo } = system.actor.getSnapshot().children;
  outbox?.send({ type: 'lock.acquired' });
  await system.perform(read('restoreQueue'));
  const sheet = () => sheets?.getSnapshot().children.sheet;
  const sent = () => system.calls.filter(({ id }) => id === 'sendWrite').map((call) => call.input);
  const content = () => sheet()?.getSnapshot().context.content;
  const shownSheet = () => sheet()?.getSnapshot().context.sheet;
  const parts = { dialogs, outbox, parameters, sheets, transfer, undo };
  return { ...system, ...parts, sheet, shownSheet, content, sent, sentToSession: session.events };
}
