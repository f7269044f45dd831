import type { SnapshotFrom } from 'xstate';
import type { AppRef } from '../../machines/app/app.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';

const partsOf = (app: AppRef) => {
  const session = app.getSnapshot().children.session?.getSnapshot();
  const { sheets, parameters } = session?.context.workspace?.getSnapshot().children ?? {};
  return { session, sheets, parameters, sheet: sheets?.getSnapshot().children.sheet };
};

/** Whether somebody may be here whose budget is still to come from this device. */
const isComing = (session: SnapshotFrom<typeof sessionMachine>): boolean =>
  session.matches({ identifying: 'recalling' }) || session.matches('entering');

/** Whether all is there that the first page shows without asking anybody: who is here, and what this device keeps for them. */
function isKnown(app: AppRef): boolean {
  const { session, sheets, sheet, parameters } = partsOf(app);
  if (!session || isComing(session)) return false;
  return ![sheets, sheet, parameters].some((actor) => actor?.getSnapshot().hasTag('restoring'));
}

/** Whether no sheet is waited for: it is there, it could not be had, or nobody is here whose it would be. */
function isWhole(app: AppRef): boolean {
  const { session, sheets, sheet } = partsOf(app);
  if (!session?.matches('signedIn')) return session !== undefined && !isComing(session);
  return (
    sheet?.getSnapshot().context.content !== undefined ||
    [sheets, sheet].some((actor) => actor?.getSnapshot().hasTag('failed'))
  );
}

const untilTrue = (app: AppRef, holds: (app: AppRef) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const told = app.system.inspect(() => {
      if (!holds(app)) return;
      told.unsubscribe();
      resolve();
    });
    if (holds(app)) resolve();
  });

/** Resolves once the first page can be shown as it stays, instead of growing in front of the person. */
export const firstPageKnown = (app: AppRef): Promise<void> => untilTrue(app, isKnown);

/** Resolves once the sheet of the first page need not be waited for any more, be it from the device or from the server. */
export const firstSheetKnown = (app: AppRef): Promise<void> => untilTrue(app, isWhole);
