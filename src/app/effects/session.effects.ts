import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Credentials, User } from '../../domain/identity/identity.ts';
import { forgetPerson, type LastPerson, recallPerson, rememberPerson } from '../../api/storage/last-person.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { Closure, ClosureReason } from '../../domain/identity/closure.ts';
import type { Departure } from '../../domain/identity/sign-out.ts';
import { soon } from '../../api/storage/soon.ts';
import { type SessionsEnd, signOutsMachine } from '../../machines/sign-outs/sign-outs.machine.ts';
import type { SessionEvent } from '../../machines/session/session.events.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Environment } from '../../machines/shared/environment.ts';
import { lateChart } from '../../machines/shared/late-chart.ts';
import { verificationMachine } from '../../machines/verification/verification.machine.ts';
import type { workspaceMachine } from '../../machines/workspace/workspace.machine.ts';
import { clearDevice } from './clear-device.ts';
import { explainLoss } from './explain-loss.ts';
import type { SessionBindings } from './bindings.ts';
import { loadInside } from '../routes/signed-in-parts.tsx';
import { loadedOnce } from '../services/loaded-once.ts';

/** The workspace, and what loads it with the screens and texts that it is shown in; nobody may enter `signedIn` before. */
function lateWorkspace(bindings: SessionBindings) {
  const { chart, arrive } = lateChart<typeof workspaceMachine>('workspace');
  const untilLoaded = loadedOnce(async () => {
    const [{ composeWorkspace, browserDevice }] = await Promise.all([loadInside(), bindings.services.texts()]);
    arrive(composeWorkspace({ ...bindings, device: browserDevice }));
  });
  return { chart, untilLoaded };
}

/** The session's charts with every effect bound to a transport. */
export function composeSession(bindings: SessionBindings, environment: Environment) {
  const { services, held } = bindings;
  const { signOuts } = services;
  const workspace = lateWorkspace(bindings);
  const sendVerification = fromPromise<void, void>(async () => (await services.identity()).sendVerification());

  const explain = async (uid: string, reason: ClosureReason): Promise<Closure> => {
    const { closureOf } = await import('./closure.ts');
    return closureOf(services, uid, reason, held());
  };

  const watchIdentity = fromCallback<EventObject, void>(({ sendBack }: { sendBack: (event: SessionEvent) => void }) => {
    const stopped = new AbortController();
    void (async () => {
      await services.untilFree;
      const identity = await services.identity();
      if (stopped.signal.aborted) return;
      const announce = async (user: User | undefined) => {
        if (user?.emailVerified) await workspace.untilLoaded();
        // It tells that nobody is here once it has signed out.
        if (user && signOuts.hasLeft(user.uid)) return leaveLibrary(user.uid);
        // Asked before anybody is told: until then all that was not sent is at hand.
        const closure = user ? undefined : await explainLoss(identity, explain);
        if (!stopped.signal.aborted) sendBack({ type: 'identity.changed', user, ...(closure && { closure }) });
      };
      // Each waits for the one before: the last that is announced is who is here.
      let announced = Promise.resolve();
      const stop = identity.watch((user) => {
        announced = announced.then(() => announce(user)).catch((error: unknown) => console.warn(error));
      });
      stopped.signal.addEventListener('abort', stop);
    })();
    return () => stopped.abort();
  });

  const leaveLibrary = async (uid: string) => {
    await (await services.identity()).signOut(uid);
    signOuts.forgotten(uid);
  };
  const recordSignOut = (_: unknown, { uid, departure }: { uid: string; departure: Departure }) =>
    signOuts.decide(uid, departure);

  const registration = registrationMachine.provide({
    actors: {
      createAccount: fromPromise<User, Credentials>(async ({ input }) => {
        await signOuts.welcome();
        return (await services.identity()).createAccount(input);
      }),
      initialiseAccount: fromPromise<void, { uid: string; name: string }>(async ({ input, signal }) => {
        const { initialiseAccount } = await import('./initialise-account.ts');
        await initialiseAccount(services, environment, input, signal);
      }),
      sendVerification,
    },
  });

  return sessionMachine.provide({
    actions: {
      keepPerson: (_, { user }) => {
        if (user) rememberPerson(user);
      },
      forgetPerson: () => forgetPerson(),
      keepClosure: (_, { closure }) => {
        const person = recallPerson();
        if (person && closure) rememberPerson({ ...person, closed: closure.reason });
      },
      recordSignOut,
    },
    actors: {
      recallPerson: fromPromise<LastPerson | undefined, void>(async () => {
        const person = recallPerson();
        // Said in place of a budget that nobody can open.
        if (person?.closed) return undefined;
        if (person) await workspace.untilLoaded();
        return person;
      }),
      watchIdentity,
      signIn: fromPromise<User, Credentials>(async ({ input }) => {
        await signOuts.welcome();
        const [user] = await Promise.all([(await services.identity()).signIn(input), workspace.untilLoaded()]);
        signOuts.arrived(user.uid);
        return user;
      }),
      sendPasswordReset: fromPromise<void, { email: string }>(async ({ input }) =>
        (await services.identity()).sendPasswordReset(input.email),
      ),
      signOut: fromPromise<void, { uid: string; departure: Departure }>(async ({ input: { uid } }) => {
        await signOuts.clean();
        // A library that is not there yet will find nobody, and one that waits for the network is not waited for.
        await soon(leaveLibrary(uid));
      }),
      signOuts: signOutsMachine.provide({
        actions: { forgetUnended: signOuts.forgetUnended },
        actors: {
          endSessions: fromPromise<SessionsEnd, void>(signOuts.endSessions),
          watchNetwork: fromCallback<EventObject, void>(({ sendBack }) => {
            const tell = () => sendBack({ type: 'network.online' });
            window.addEventListener('online', tell);
            return () => window.removeEventListener('online', tell);
          }),
        },
      }),
      // The data first: once the account is gone, nobody may touch it any more.
      deleteAccount: fromPromise<void, { uid: string }>(async ({ input: { uid }, signal }) => {
        const { removeAccountData } = await import('../../api/archive/remove-account-data.ts');
        const { documents } = services.data;
        await removeAccountData(documents, uid, signal);
        await (await services.identity()).deleteAccount();
        await clearDevice(services.data, uid, 'clean');
      }),
      registration,
      verification: verificationMachine.provide({
        actions: { recordSignOut },
        actors: { sendVerification },
      }),
      workspace: workspace.chart,
    },
  });
}
