import type { Identity } from '../../src/api/identity/identity.ts';
import { forgetLastUser } from '../../src/api/storage/last-user.ts';
import { bindSession, type WorkspaceModules } from '../../src/app/effects/session.effects.ts';
import { loadSignedIn } from '../../src/app/routes/signed-in.tsx';
import type { SignOuts } from '../../src/app/services/sign-outs.ts';
import type { DataServices } from '../../src/app/services/data-services.ts';
import { fakeData, servicesOf } from '../app/fake-data.ts';
import type { User } from '../../src/domain/identity/identity.ts';
import type { OutboxRecord } from '../../src/domain/sync/writes.ts';
import { createI18n } from '../../src/i18n/i18n.ts';
import type { Environment } from '../../src/machines/shared/environment.ts';
import type { SessionsEnd } from '../../src/machines/sign-outs/sign-outs.machine.ts';

type Options = {
  readonly user: User | undefined;
  /** The calls of the identity provider that the test expects. */
  readonly identity: Partial<Identity>;
  /** Rejects if the provider's library cannot be loaded. */
  readonly loadIdentity?: () => Promise<void>;
  readonly environment: Environment;
  readonly data?: DataServices;
  /** The result of sign-outs started by an earlier page. */
  readonly sessionsEnd?: SessionsEnd;
  readonly loadModules?: () => Promise<WorkspaceModules>;
  /** The pending records of this tab, and the records to send. */
  readonly pending?: () => readonly OutboxRecord[];
  readonly queue?: () => readonly OutboxRecord[];
};

const texts = await createI18n('en');
const noRecords = () => [];

const fakeSignOuts = (end: SessionsEnd): SignOuts => ({
  decide: () => {},
  clean: async () => {},
  beforeOpening: async () => {},
  isSigningOut: () => false,
  afterLibrarySignOut: () => {},
  beforeSignIn: async () => {},
  afterSignIn: () => {},
  endSessions: async () => end,
  forgetUnended: () => {},
});

/** The real session chart with services in memory, on a device without a last user. */
export function fakeSession(options: Options) {
  const { user, environment, data = fakeData(), sessionsEnd = 'ended', loadModules = loadSignedIn } = options;
  const { pending = noRecords, queue = noRecords, loadIdentity = async () => {} } = options;
  forgetLastUser();
  const watch: Identity['watch'] = (listener) => {
    listener(user);
    return () => {};
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test names the calls that it makes; the others are missing
  const identity = {
    watch,
    signOut: async () => {},
    setDisplayName: async () => {},
    ...options.identity,
  } as Identity;
  const services = {
    ...servicesOf(data),
    identity: async () => {
      await loadIdentity();
      return identity;
    },
    texts: async () => texts,
    signOuts: fakeSignOuts(sessionsEnd),
  };
  return bindSession({ services, queue, pending }, environment, loadModules);
}
