import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { firstSheet } from '../domain/first-sheet.ts';
import type { Credentials, User } from '../domain/identity.ts';
import { forgetPerson, type LastPerson, recallPerson, rememberPerson } from '../api/storage/last-person.ts';
import { registrationMachine } from '../machines/registration/registration.machine.ts';
import type { Departure, SessionEvent } from '../machines/session/session.events.ts';
import { sessionMachine } from '../machines/session/session.machine.ts';
import type { Environment } from '../machines/shared/environment.ts';
import type { Toast } from '../machines/toaster/toast.ts';
import { verificationMachine } from '../machines/verification/verification.machine.ts';
import { clearDevice } from './clear-device.ts';
import type { Bindings } from './bindings.ts';
import { composeWorkspace } from './compose-workspace.ts';

/** The session's charts with every effect bound to a transport. */
export function composeSession(bindings: Bindings, environment: Environment) {
  const { services, notify } = bindings;
  const actions = { notify: (_: unknown, params: { toast: Toast }) => notify(params.toast) };
  const sendVerification = fromPromise<void, void>(async () => (await services.identity()).sendVerification());

  const watchIdentity = fromCallback<EventObject, void>(({ sendBack }: { sendBack: (event: SessionEvent) => void }) => {
    const stopped = new AbortController();
    void (async () => {
      const identity = await services.identity();
      if (stopped.signal.aborted) return;
      const stop = identity.watch((user) => sendBack({ type: 'identity.changed', user }));
      stopped.signal.addEventListener('abort', stop);
    })();
    return () => stopped.abort();
  });

  const registration = registrationMachine.provide({
    actions,
    actors: {
      createAccount: fromPromise<User, Credentials>(async ({ input }) =>
        (await services.identity()).createAccount(input),
      ),
      initialiseAccount: fromPromise<void, { uid: string; name: string }>(async ({ input, signal }) => {
        const now = environment.now();
        const identity = await services.identity();
        await identity.setDisplayName(input.name);
        const { budget } = await services.data();
        await budget.createSheet(input.uid, firstSheet(environment.createId(), environment.today()), signal);
        const darkTheme = document.documentElement.dataset['theme'] === 'dark';
        await budget.createParameters(input.uid, { now, darkTheme }, signal);
      }),
      sendVerification,
    },
  });

  return sessionMachine.provide({
    actions: {
      ...actions,
      keepPerson: (_, { user }) => {
        if (user) rememberPerson(user);
      },
      forgetPerson,
    },
    actors: {
      recallPerson: fromPromise<LastPerson | undefined, void>(() => Promise.resolve(recallPerson())),
      watchIdentity,
      signIn: fromPromise<User, Credentials>(async ({ input }) => (await services.identity()).signIn(input)),
      sendPasswordReset: fromPromise<void, { email: string }>(async ({ input }) =>
        (await services.identity()).sendPasswordReset(input.email),
      ),
      // The device first: whatever the provider does then, nothing is left to be seen here.
      signOut: fromPromise<void, { uid: string; departure: Departure }>(async ({ input }) => {
        await clearDevice(services, input.uid, input.departure);
        await (await services.identity()).signOut();
      }),
      // The data first: once the account is gone, nobody may touch it any more.
      deleteAccount: fromPromise<void, { uid: string }>(async ({ input: { uid }, signal }) => {
        const { removeAccountData } = await import('../api/archive/remove-account-data.ts');
        const { documents } = await services.data();
        await removeAccountData(documents, uid, signal);
        await (await services.identity()).deleteAccount();
        await clearDevice(services, uid, 'clean');
      }),
      registration,
      verification: verificationMachine.provide({ actions, actors: { sendVerification } }),
      workspace: composeWorkspace(bindings),
    },
  });
}
