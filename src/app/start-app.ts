import { createActor, fromPromise } from 'xstate';
import { readEmailLink } from '../domain/identity.ts';
import { type AppRef, appMachine } from '../machines/app/app.machine.ts';
import { emailActionMachine } from '../machines/email-action/email-action.machine.ts';
import type { Toast } from '../machines/toaster/toast.ts';
import { composeSession } from './compose-session.ts';
import { deviceEnvironment } from './environment.ts';
import type { Inspect } from '../ui/hooks/inspection.ts';
import { paths } from '../ui/shell/paths.ts';
import { browserDevice } from './device.ts';
import { createOutboxEffects } from './outbox-effects.ts';
import type { Services } from './services.ts';

const outboxOf = (app: AppRef) => {
  const session = app.getSnapshot().children.session?.getSnapshot();
  const workspace = session?.children.workspace?.getSnapshot();
  return workspace?.children.outbox?.getSnapshot().context;
};

const composeEmailAction = ({ identity }: Services) =>
  emailActionMachine.provide({
    actors: {
      applyCode: fromPromise<void, { code: string }>(async ({ input }) => (await identity()).applyCode(input.code)),
      checkResetCode: fromPromise<string, { code: string }>(async ({ input }) =>
        (await identity()).checkResetCode(input.code),
      ),
      confirmReset: fromPromise<void, { code: string; password: string }>(async ({ input }) =>
        (await identity()).confirmReset(input.code, input.password),
      ),
    },
  });

export type StartedApp = {
  readonly app: AppRef;
  /** Whether leaving the page now would lose an edit: one that is neither with the server nor on the device. */
  readonly wouldLoseEdits: () => boolean;
};

/** Starts the root actor on the page at `location`; `inspect` follows it and all that it starts. */
export function startApp(
  services: Services,
  location: Pick<Location, 'pathname' | 'search'>,
  inspect: Inspect,
): StartedApp {
  const notify = (toast: Toast) => app.send({ type: 'toast.requested', toast });
  const effects = createOutboxEffects({
    device: browserDevice,
    data: services.data,
    notify,
  });
  const bindings = { services, notify, effects, device: browserDevice, queue: () => outboxOf(app)?.queue ?? [] };
  const app: AppRef = createActor(
    appMachine.provide({
      actors: { session: composeSession(bindings, deviceEnvironment), emailAction: composeEmailAction(services) },
    }),
    {
      ...(inspect && { inspect }),
      input: {
        environment: deviceEnvironment,
        link: location.pathname === paths.emailAction ? readEmailLink(location.search) : undefined,
      },
    },
  );
  app.start();
  return { app, wouldLoseEdits: () => (outboxOf(app)?.unkept.length ?? 0) > 0 };
}
