import { createActor, fromPromise } from 'xstate';
import { readEmailLink } from '../domain/identity.ts';
import type { Write } from '../domain/writes.ts';
import { type AppRef, appMachine } from '../machines/app/app.machine.ts';
import { emailActionMachine } from '../machines/email-action/email-action.machine.ts';
import type { Toast } from '../machines/toaster/toast.ts';
import { composeSession } from './compose-session.ts';
import { deviceEnvironment } from './environment.ts';
import { paths } from '../ui/shell/paths.ts';
import type { Services } from './services.ts';

/** The writes of `app` that the server has not answered for yet, oldest first. */
export function pendingWritesOf(app: AppRef): readonly Write[] {
  const session = app.getSnapshot().children.session?.getSnapshot();
  const workspace = session?.children.workspace?.getSnapshot();
  const queue = workspace?.children.outbox?.getSnapshot().context.queue ?? [];
  return queue.map(({ write }) => write);
}

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

/** Starts the root actor on the page at `location`. */
export function startApp(services: Services, location: Pick<Location, 'pathname' | 'search'>): AppRef {
  const bindings = {
    services,
    pendingWrites: () => pendingWritesOf(app),
    notify: (toast: Toast) => app.send({ type: 'toast.requested', toast }),
  };
  const app: AppRef = createActor(
    appMachine.provide({
      actors: { session: composeSession(bindings, deviceEnvironment), emailAction: composeEmailAction(services) },
    }),
    {
      input: {
        environment: deviceEnvironment,
        link: location.pathname === paths.emailAction ? readEmailLink(location.search) : undefined,
      },
    },
  );
  app.start();
  return app;
}
