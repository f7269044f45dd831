import type { SnapshotFrom } from 'xstate';
import type { AppRef } from '../../machines/app/app.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';

const partsOf = (app: AppRef) => {
  const session = app.getSnapshot().children.session?.getSnapshot();
  const { sheets, parameters } = session?.context.workspace?.getSnapshot().children ?? {};
  return { session, sheets, parameters, sheet: sheets?.getSnapshot().children.sheet };
};

const isLoadingWorkspace = (session: SnapshotFrom<typeof sessionMachine>): boolean =>
  session.matches({ identifying: 'recalling' }) || session.matches('entering');

/** Whether the session and the caches are read: the first page needs nothing else. */
function isFirstPageReady(app: AppRef): boolean {
  const { session, sheets, sheet, parameters } = partsOf(app);
  if (!session || isLoadingWorkspace(session)) return false;
  return ![sheets, sheet, parameters].some((actor) => actor?.getSnapshot().hasTag('restoring'));
}

/** Whether the first sheet is loaded, has failed to load, or is not needed because no one is signed in. */
function isFirstSheetReady(app: AppRef): boolean {
  const { session, sheets, sheet } = partsOf(app);
  if (!session?.matches('signedIn')) return session !== undefined && !isLoadingWorkspace(session);
  return (
    sheet?.getSnapshot().context.content !== undefined ||
    [sheets, sheet].some((actor) => actor?.getSnapshot().hasTag('failed'))
  );
}

const whenTrue = (app: AppRef, holds: (app: AppRef) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const subscription = app.system.inspect(({ type }) => {
      if (type !== '@xstate.snapshot' || !holds(app)) return;
      subscription.unsubscribe();
      resolve();
    });
    if (holds(app)) resolve();
  });

/** Resolves when the first page can be rendered without a layout shift. */
export const whenFirstPageReady = (app: AppRef): Promise<void> => whenTrue(app, isFirstPageReady);

/** Resolves when the sheet of the first page is loaded, from the cache or the server, or has failed to load. */
export const whenFirstSheetReady = (app: AppRef): Promise<void> => whenTrue(app, isFirstSheetReady);
