import type { Identity } from '../../api/identity/identity.ts';
import { forgetLastPerson, readLastPerson, storeLastPerson } from '../../api/storage/last-person.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import type { Closure, ClosureReason } from '../../domain/sync/closure.ts';
import type { User } from '../../domain/identity/identity.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { SessionEvent } from '../../machines/session/session.events.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import type { Environment } from '../../machines/shared/environment.ts';
import { signOutsMachine } from '../../machines/sign-outs/sign-outs.machine.ts';
import { verificationMachine } from '../../machines/verification/verification.machine.ts';
import { loadSignedInParts, type SignedInParts } from '../routes/signed-in.tsx';
import { loadOnce } from '../services/loading.ts';
import type { SessionBindings } from './bindings.ts';
import { clearDevice } from '../services/clear-device.ts';
import { findClosure } from './find-closure.ts';

// Milliseconds.
const retryDelay = 5000;

/** What a workspace is made of; the screens that show it come with it. */
type WorkspaceParts = Pick<SignedInParts, 'bindWorkspace' | 'browserDevice' | 'createDataServices'>;

/** The session's charts with every effect bound to a transport. */
export function bindSession(
  bindings: SessionBindings,
  environment: Environment,
  loadParts: () => Promise<WorkspaceParts> = loadSignedInParts,
) {
  const { services, pending } = bindings;
  const { data, identity, signOuts } = services;
  const sendVerification = async () => (await identity()).sendVerification();

  /** Loads what a signed-in person needs: charts, screens and texts. */
  const loadWorkspace = loadOnce(async () => {
    const [parts] = await Promise.all([loadParts(), services.texts()]);
    const workspaceServices = { ...services, data: parts.createDataServices(data) };
    return parts.bindWorkspace({ ...bindings, services: workspaceServices, device: parts.browserDevice });
  });
  // Not awaited, and its failure is ignored: the chart loads it again once somebody is signed in, and shows that failure.
  const startLoadingWorkspace = () => void loadWorkspace().catch(() => {});

  const loadClosure = async (uid: string, reason: ClosureReason): Promise<Closure> => {
    const closure = await import('./closure.ts');
    return closure.loadClosure(services, uid, reason, pending());
  };

  const signOutOfLibrary = async (uid: string) => {
    await (await identity()).signOut(uid);
    signOuts.afterLibrarySignOut(uid);
  };

  // A network that is away for a moment must not end the watch before it begins.
  const reachIdentity = async (signal: AbortSignal): Promise<Identity | undefined> => {
    while (!signal.aborted) {
      try {
        return await identity();
      } catch (error) {
        console.warn(error);
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
      }
    }
    return undefined;
  };

  const watchIdentity = (send: (event: SessionEvent) => void) => {
    const stopped = new AbortController();
    void (async () => {
      await services.afterFirstPaint;
      const provider = await reachIdentity(stopped.signal);
      if (!provider || stopped.signal.aborted) return;
      const announce = async (user: User | undefined) => {
        // The library announces that nobody is signed in once this sign-out is done.
        if (user && signOuts.isSigningOut(user.uid)) return signOutOfLibrary(user.uid);
        // Before the chart is told: it ends the workspace, and the unsent edits of this tab with it.
        const closure = user ? undefined : await findClosure(provider, loadClosure);
        if (!stopped.signal.aborted) send({ type: 'identity.changed', user, ...(closure && { closure }) });
      };
      // In sequence: a race of two announcements could leave the chart with the earlier user.
      let announced = Promise.resolve();
      const stop = provider.watch((user) => {
        announced = announced.then(() => announce(user)).catch((error: unknown) => console.warn(error));
      });
      stopped.signal.addEventListener('abort', stop);
    })();
    return () => stopped.abort();
  };

  const recordSignOut = ({ uid, pendingEdits }: { readonly uid: string; readonly pendingEdits: PendingEdits }) =>
    signOuts.decide(uid, pendingEdits);

  return bind(sessionMachine, {
    recallPerson: async () => {
      const person = readLastPerson();
      // The account is closed: its cached budget must not be shown.
      if (person?.closed) return undefined;
      if (person) startLoadingWorkspace();
      return person;
    },
    watchIdentity,
    loadWorkspace,
    signIn: async (credentials) => {
      startLoadingWorkspace();
      await signOuts.beforeSignIn();
      const user = await (await identity()).signIn(credentials);
      signOuts.afterSignIn(user.uid);
      return user;
    },
    sendPasswordReset: async ({ email }) => (await identity()).sendPasswordReset(email),
    signOut: async ({ uid }) => {
      await signOuts.clean();
      // With a timeout: the sign-out must also work offline, while the library cannot be loaded or does not answer.
      await withTimeout(signOutOfLibrary(uid));
    },
    // The data first: without an account, the rules would refuse to delete them.
    deleteAccount: async ({ uid }, signal) => {
      const { removeAccountData } = await import('../../api/archive/remove-account-data.ts');
      await removeAccountData(data.documents, uid, signal);
      await (await identity()).deleteAccount();
      await clearDevice(data, uid, 'discard');
    },
    storePerson: ({ user }) => storeLastPerson(user),
    forgetPerson: () => forgetLastPerson(),
    storeClosure: ({ closure }) => {
      const person = readLastPerson();
      if (person && closure) storeLastPerson({ ...person, closed: closure.reason });
    },
    recordSignOut,
    signOuts: bind(signOutsMachine, {
      forgetUnended: signOuts.forgetUnended,
      endSessions: signOuts.endSessions,
      watchNetwork: (send) => {
        const sendOnline = () => send({ type: 'network.online' });
        window.addEventListener('online', sendOnline);
        return () => window.removeEventListener('online', sendOnline);
      },
    }),
    registration: bind(registrationMachine, {
      createAccount: async (credentials) => {
        await signOuts.beforeSignIn();
        return (await identity()).createAccount(credentials);
      },
      initialiseAccount: async (person, signal) => {
        const { initialiseAccount } = await import('./initialise-account.ts');
        await initialiseAccount(services, environment, person, signal);
      },
      sendVerification,
    }),
    verification: bind(verificationMachine, { sendVerification, recordSignOut }),
  });
}
