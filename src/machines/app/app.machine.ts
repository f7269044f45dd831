import { type ActorRefFrom, setup } from 'xstate';
import type { EmailLink } from '../../domain/identity/email-link.ts';
import type { emailActionMachine } from '../email-action/email-action.machine.ts';
import { installMachine } from '../install/install.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { Environment } from '../shared/environment.ts';
import { lateChart } from '../shared/late-chart.ts';
import { typed } from '../shared/typed.ts';
import { toasterId, toasterMachine } from '../toaster/toaster.machine.ts';

type AppInput = {
  readonly environment: Environment;
  /** The link of a mail, when that is how the page was opened. */
  readonly link: EmailLink | undefined;
};

export type AppRef = ActorRefFrom<typeof appMachine>;

/** The root: what lives as long as the page. */
export const appMachine = setup({
  types: typed<{
    input: AppInput;
    context: AppInput;
    children: { toaster: 'toaster'; install: 'install'; session: 'session'; emailAction: 'emailAction' };
  }>(),
  actors: {
    toaster: toasterMachine,
    install: installMachine,
    session: sessionMachine,
    /** Loaded when the page is opened by the link of a mail. */
    emailAction: lateChart<typeof emailActionMachine>('emailAction').chart,
  },
  guards: { hasLink: ({ context }) => context.link !== undefined },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    { id: 'toaster', src: 'toaster', systemId: toasterId },
    { id: 'install', src: 'install' },
    { id: 'session', src: 'session', input: ({ context }) => ({ environment: context.environment }) },
  ],
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasLink', target: 'followingLink' }, { target: 'browsing' }] },
    browsing: {},
    followingLink: {
      invoke: {
        id: 'emailAction',
        src: 'emailAction',
        input: ({ context }) => {
          if (!context.link) throw new Error('`followingLink` is guarded by `hasLink`.');
          return { link: context.link };
        },
      },
    },
  },
});
