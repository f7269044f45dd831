import { recalled, sessionSetup } from './session.setup.ts';

/** A slow provider must not keep a visitor's form from being sent. */
export const forms = {
  'signIn.submitted': '#session.signedOut.signingIn',
  'signUp.submitted': '#session.registering',
  'passwordReset.submitted': '#session.signedOut.resettingPassword',
} as const;

/** The device is asked who was here last: their sheet is on show before the provider has answered. */
export const recalling = sessionSetup.createStateConfig({
  tags: 'checking',
  after: { recallTimeout: 'checking' },
  on: forms,
  invoke: {
    id: 'recallPerson',
    src: 'recallPerson',
    onDone: [
      {
        guard: { type: 'isKnown', params: recalled },
        target: 'signedIn',
        actions: { type: 'recall', params: recalled },
      },
      { target: 'checking' },
    ],
    onError: 'checking',
  },
});
