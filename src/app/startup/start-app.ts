import { createActor } from 'xstate';
import type { EmailLink } from '../../domain/identity/email-link.ts';
import { type AppRef, appMachine } from '../../machines/app/app.machine.ts';
import type { emailActionMachine } from '../../machines/email-action/email-action.machine.ts';
import { lateChart } from '../../machines/shared/late-chart.ts';
import { composeInstall } from '../effects/install.effects.ts';
import { composeSession } from '../effects/session.effects.ts';
import { deviceEnvironment } from '../services/environment.ts';
import type { Inspect } from '../../ui/hooks/inspection.ts';
import { isEmailAction } from '../../ui/shell/paths.ts';
import type { SessionServices } from '../services/services.ts';
import { whenIdle } from '../services/when-idle.ts';

const outboxOf = (app: AppRef) => {
  const session = app.getSnapshot().children.session?.getSnapshot();
  const workspace = session?.children.workspace?.getSnapshot();
  return workspace?.children.outbox?.getSnapshot().context;
};

const loadWorker = async () => (await import('../services/app-worker.ts')).createAppWorker(window);

export type StartedApp = {
  readonly app: AppRef;
  /** Whether leaving the page now would lose an edit: one that is neither with the server nor on the device. */
  readonly wouldLoseEdits: () => boolean;
};

/** Starts the root actor on the page at `location`; `inspect` follows it and all that it starts. */
export async function startApp(
  services: SessionServices,
  location: Pick<Location, 'pathname' | 'search'>,
  inspect: Inspect,
): Promise<StartedApp> {
  const emailAction = lateChart<typeof emailActionMachine>('emailAction');
  let link: EmailLink | undefined;
  if (isEmailAction(location.pathname)) {
    const { composeEmailAction, readEmailLink } = await import('../effects/email-action.effects.ts');
    emailAction.arrive(composeEmailAction(services));
    link = readEmailLink(location.search);
  }
  const bindings = {
    services,
    queue: () => outboxOf(app)?.queue ?? [],
    held: () => {
      const { queue = [], reviews = [] } = outboxOf(app) ?? {};
      return [...queue, ...reviews];
    },
  };
  const app: AppRef = createActor(
    appMachine.provide({
      actors: {
        session: composeSession(bindings, deviceEnvironment),
        emailAction: emailAction.chart,
        install: composeInstall(window, { load: loadWorker, whenIdle }),
      },
    }),
    {
      ...(inspect && { inspect }),
      input: { environment: deviceEnvironment, link },
    },
  );
  app.start();
  return { app, wouldLoseEdits: () => (outboxOf(app)?.unkept.length ?? 0) > 0 };
}
