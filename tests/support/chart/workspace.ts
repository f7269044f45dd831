import { workspaceMachine } from '../../../src/machines/workspace/workspace.machine.ts';
import { testEnvironment } from './environment.ts';
import { done } from './events.ts';
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

const kept = [
  'outbox',
  'parameters',
  'sheets',
  'dialogs',
  'sheet',
  'newSheet',
  'deleteSheet',
  'deductions',
  'transfer',
];

/** Ada's workspace with its real parts, the sheet of March on show, and an outbox whose turn it is. */
export async function openWorkspace() {
  const system = startSystem(workspaceMachine, { input: workspaceInput(), kept });
  await system.perform(done('loadSheetList', [march, february]));
  await system.perform(done('loadContent', contentOfMarch));
  const { dialogs, outbox, parameters, sheets, transfer } = system.actor.getSnapshot().children;
  outbox?.send({ type: 'turn.granted' });
  await system.perform(done('restoreQueue', []));
  const sheet = () => sheets?.getSnapshot().children.sheet;
  const sent = () => system.calls.filter(({ id }) => id === 'sendWrite').map((call) => call.input);
  return { ...system, dialogs, outbox, parameters, sheets, transfer, sheet, sent };
}
