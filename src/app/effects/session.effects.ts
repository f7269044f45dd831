import type { Identity } from '../../api/identity/identity.ts';
import { forgetLastUser, readLastUser, storeLastUser } from '../../api/storage/last-user.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import type { User } from '../../domain/identity/identity.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { SessionEvent } from '../../machines/parent-events/session.events.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import type { Environment } from '../../machines/shared/environment.ts';
import { signOutsMachine } from '../../machines/sign-outs/sign-outs.machine.ts';
import { verificationMachine } from '../../machines/verification/verification.machine.ts';
import { loadOnce } from '../services/loading.ts';
import type { SessionBindings } from './bindings.ts';
import { clearDevice } from '../services/clear-device.ts';
import type { DataServices } from '../services/data-services.ts';
import type { DeviceServices } from '../services/device-services.ts';
import type { Device } from '../services/device.ts';
import { findClosure } from './closure.ts';
import type { bindWorkspace } from './workspace.effects.ts';

const retryDelay = 5000;

/** What the session needs of the chunk of a signed-in user. */
export type WorkspaceModules = {
  readonly bindWorkspace: typeof bindWorkspace;
  readonly createDataServices: (device: DeviceServices) => DataServices;
  readonly browserDevice: Device;
};

/** Binds the charts of the session. `loadModules` loads the chunk of a signed-in user. */
export function bindSession(
  bindings: SessionBindings,
  environment: Environment,
  loadModules: () => Promise<WorkspaceModules>,
) {
  const { services, pending } = bindings;
  const { data, identity, signOuts } = services;
  const sendVerification = async () => (await identity()).sendVerification();

  const loadWorkspace = loadOnce(async () => {
    const [modules] = await Promise.all([loadModules(), services.texts()]);
    const workspaceServices = { ...services, data: modules.createDataServices(data) };
    return modules.bindWorkspace({ ...bindings, services: workspaceServices, device: modules.browserDevice });
  });
  // Starts early. Errors are ignored: the chart loads it again after the sign-in, and shows the error.
  const startLoadingWorkspace = () => void loadWorkspace().catch(() => {});

  const signOutOfLibrary = async (uid: string) => {
    await (await identity()).signOut(uid);
    signOuts.afterLibrarySignOut(uid);
  };

  // Retries: an unreachable network must not end the watch before it begins.
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
        // When this sign-out is done, the library announces that no one is signed in.
        if (user && signOuts.isSigningOut(user.uid)) return signOutOfLibrary(user.uid);
        // Before the event: it ends the workspace, and with it the unsent edits of this tab.
        const closure = user ? undefined : await findClosure({ identity: provider, data, pending });
        if (!stopped.signal.aborted) send({ type: 'identity.changed', user, ...(closure && { closure }) });
      };
      // In sequence: with two announcements at once, the earlier user could win (race).
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
    recallUser: async () => {
      const person = readLastUser();
      // The cached budget of a closed account must not be shown.
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
      // With a timeout: the sign-out also works offline, when the library cannot be loaded or does not answer.
      await withTimeout(signOutOfLibrary(uid));
    },
    // The data first: without the account, the rules would refuse to delete them.
    deleteAccount: async ({ uid }, signal) => {
      const { removeAccountData } = await import('../../api/archive/remove-account-data.ts');
      await removeAccountData(data.documents, uid, signal);
      await (await identity()).deleteAccount();
      await clearDevice(data, uid, 'discard');
    },
    storeUser: ({ user }) => storeLastUser(user),
    forgetUser: () => forgetLastUser(),
    storeClosure: ({ closure }) => {
      const person = readLastUser();
      if (person && closure) storeLastUser({ ...person, closed: closure.reason });
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
