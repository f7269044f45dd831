import { appMachine } from '../../src/machines/app/app.machine.ts';
import { emailActionMachine } from '../../src/machines/email-action/email-action.machine.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { workspaceMachine } from '../../src/machines/workspace/workspace.machine.ts';

/** The session with the workspace, which a browser loads when somebody signs in. */
export const wholeSession = sessionMachine.provide({ actors: { workspace: workspaceMachine } });

/** The product's root with all that it invokes. */
export const wholeApp = appMachine.provide({ actors: { session: wholeSession, emailAction: emailActionMachine } });
