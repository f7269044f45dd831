import { createActor } from 'xstate';
import { readEmailLink } from '../../domain/identity/identity.ts';
import { type AppRef, appMachine } from '../../machines/app/app.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import { bindInstall } from '../effects/install.effects.ts';
import { bindSession } from '../effects/session.effects.ts';
import { deviceEnvironment } from '../services/environment.ts';
import type { Inspect } from '../../ui/hooks/inspection.ts';
import { isEmailAction } from '../../ui/shell/paths.ts';
import type { SessionServices } from '../services/services.ts';
import { afterStartup } from '../services/when-idle.ts';

/** What the outbox of a signed-in person holds; undefined while nobody is. */
export const outboxOf = (app: AppRef) => {
  const { workspace } = app.getSnapshot().children.session?.getSnapshot().context ?? {};
  return workspace?.getSnapshot().children.outbox?.getSnapshot().context;
};

const loadWorker = async () => (await import('../services/app-worker.ts')).createAppWorker(window);

export type CreatedApp = {
  /** Not started yet: until then it is what a new visitor has, such as the prerendered page shows. */
  readonly app: AppRef;
  /** Whether leaving the page now would lose an edit: one that is neither with the server nor on the device. */
  readonly wouldLoseEdits: () => boolean;
};

/** The root actor of the page at `location`; `inspect` follows it and all that it starts. */
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
    session: bindSession(bindings, environment),
    install: bindInstall(window, { load: loadWorker, afterStartup }),
    loadEmailAction: async () => (await import('../effects/email-action.effects.ts')).bindEmailAction(services),
  });
  const link = isEmailAction(location.pathname) ? readEmailLink(location.search) : undefined;
  const app: AppRef = createActor(machine, { ...(inspect && { inspect }), input: { environment, link } });
  return { app, wouldLoseEdits: () => (outboxOf(app)?.unstored.length ?? 0) > 0 };
}
