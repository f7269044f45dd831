import { accountMachine } from '../../../src/machines/account/account.machine.ts';
import { testEnvironment } from './environment.ts';
import { verifiedAda } from './people.ts';
import { recordingReceiver } from './receiver.ts';
import { startSystem } from './system.ts';

export const accountInput = () => ({
  uid: verifiedAda.uid,
  email: verifiedAda.email,
  environment: testEnvironment(),
  session: recordingReceiver().ref,
});

/** Ada's account with its real dialog for signing in again; `calls` are those of its effects. */
export function startAccount() {
  const session = recordingReceiver();
  const input = { ...accountInput(), session: session.ref };
  const { actor, calls, ...system } = startSystem(accountMachine, { input, realCharts: ['reauthentication'] });
  return {
    ...system,
    actor,
    sentToSession: session.events,
    /** What was asked of the provider, in order. */
    asked: () => calls.map(({ id, input: given }) => [id, given]),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    reauthentication: () => actor.getSnapshot().children.reauthentication,
  };
}
