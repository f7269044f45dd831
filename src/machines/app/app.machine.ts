import { type ActorRefFrom, assign, setup } from 'xstate';
import type { EmailLink } from '../../domain/identity/identity.ts';
import type { emailActionMachine } from '../email-action/email-action.machine.ts';
import { installMachine } from '../install/install.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { notProvided } from '../shared/effects.ts';
import type { Environment } from '../shared/environment.ts';
import { spawnLoaded } from '../shared/spawn-loaded.ts';
import { typed } from '../shared/typed.ts';
import { toasterId, toasterMachine } from '../toaster/toaster.machine.ts';

export type AppEvent =
  /** Loads the code again after a failure. */
  { type: 'retry.requested' };
type AppInput = {
  readonly environment: Environment;
  /** Set when the page was opened by the link of a mail. */
  readonly link: EmailLink | undefined;
};
type AppContext = AppInput & {
  /** The lazily loaded chart of the mail's link. */
  readonly emailAction: ActorRefFrom<typeof emailActionMachine> | undefined;
};

export type AppRef = ActorRefFrom<typeof appMachine>;

const linkOf = ({ link }: AppContext): EmailLink => {
  if (!link) throw new Error('The page was opened by no link.');
  return link;
};

/** The root chart, which runs as long as the page is open. */
export const appMachine = setup({
  types: typed<{
    input: AppInput;
    context: AppContext;
    events: AppEvent;
    tags: 'loading' | 'notLoaded';
    children: { toaster: 'toaster'; install: 'install'; session: 'session' };
  }>(),
  actors: {
    toaster: toasterMachine,
    install: installMachine,
    session: sessionMachine,
    loadEmailAction: notProvided<typeof emailActionMachine, void>('loadEmailAction'),
  },
  guards: { hasLink: ({ context }) => context.link !== undefined },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, emailAction: undefined }),
  invoke: [
    { id: 'toaster', src: 'toaster', systemId: toasterId },
    { id: 'install', src: 'install' },
    { id: 'session', src: 'session', input: ({ context }) => ({ environment: context.environment }) },
  ],
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasLink', target: 'loadingEmailAction' }, { target: 'browsing' }] },
    browsing: {},
    loadingEmailAction: {
      tags: 'loading',
      invoke: {
        id: 'loadEmailAction',
        src: 'loadEmailAction',
        onDone: {
          target: 'followingLink',
          actions: assign({
            emailAction: ({ context, event, spawn }) =>
              spawnLoaded(spawn, event.output, { id: 'emailAction', input: { link: linkOf(context) } }),
          }),
        },
        onError: 'notLoaded',
      },
    },
    notLoaded: { tags: 'notLoaded', on: { 'retry.requested': 'loadingEmailAction' } },
    followingLink: {},
  },
});
