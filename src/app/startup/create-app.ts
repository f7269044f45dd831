import { createActor } from 'xstate';
import { readEmailLink } from '../../domain/identity/identity.ts';
import { type AppRef, appMachine } from '../../machines/app/app.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import { bindInstall } from '../effects/install.effects.ts';
import { bindSession } from '../effects/session.effects.ts';
import { loadSignedIn } from '../routes/signed-in.tsx';
import { deviceEnvironment } from '../services/environment.ts';
import type { Inspect } from '../../ui/hooks/inspection.ts';
import { isEmailAction } from '../../ui/shell/paths.ts';
import type { SessionServices } from '../services/services.ts';
import { afterStartup } from '../services/loading.ts';

/** The context of the outbox; undefined while no one is signed in. */
export const outboxOf = (app: AppRef) => {
  const { workspace } = app.getSnapshot().children.session?.getSnapshot().context ?? {};
  return workspace?.getSnapshot().children.outbox?.getSnapshot().context;
};

const loadWorker = async () => (await import('../services/app-worker.ts')).createAppWorker(window);

export type CreatedApp = {
  /** Not started yet, as the prerendered page shows it. */
  readonly app: AppRef;
  /** Whether leaving the page now would lose an edit that is stored neither on the device nor on the server. */
  readonly wouldLoseEdits: () => boolean;
};

/** Creates the root actor of the page at `location`; `inspect` receives the inspection events of the whole system. */
export function createApp(
  services: SessionServices,
  location: Pick<Location, 'pathname' | 'search'>,
  inspect: Inspect,
): CreatedApp {
  const environment = deviceEnvironment(services.endsSessions);
  const bindings = {
    services,
    queue: () => outboxOf(app)?.queue ?? [],
    pending: () => {
      const { queue = [], reviews = [] } = outboxOf(app) ?? {};
      return [...queue, ...reviews];
    },
  };
  const machine = bind(appMachine, {
    session: bindSession(bindings, environment, loadSignedIn),
    install: bindInstall(window, { load: loadWorker, afterStartup }),
    loadEmailAction: async () => (await import('../effects/email-action.effects.ts')).bindEmailAction(services),
  });
  const link = isEmailAction(location.pathname) ? readEmailLink(location.search) : undefined;
  const app: AppRef = createActor(machine, { ...(inspect && { inspect }), input: { environment, link } });
  return { app, wouldLoseEdits: () => (outboxOf(app)?.unstored.length ?? 0) > 0 };
}
