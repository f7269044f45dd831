import { testEnvironment } from './environment.ts';
import { recordingReceiver } from './receiver.ts';

export const dialogsInput = () => ({
  uid: 'ada',
  environment: testEnvironment(),
  workspace: recordingReceiver().ref,
  session: recordingReceiver().ref,
});
