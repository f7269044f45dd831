import type { AppRef } from '../machines/app/app.machine.ts';

/** Whether all is there that the first page shows without asking anybody: who is here, and what this device keeps for them. */
function isKnown(app: AppRef): boolean {
  const session = app.getSnapshot().children.session?.getSnapshot();
  if (!session || session.matches('recalling')) return false;
  const { sheets, parameters } = session.children.workspace?.getSnapshot().children ?? {};
  const sheet = sheets?.getSnapshot().children.sheet;
  return ![sheets, sheet, parameters].some((actor) => actor?.getSnapshot().hasTag('restoring'));
}

/** Resolves once the first page can be shown as it stays, instead of growing in front of the person. */
export const firstPageKnown = (app: AppRef): Promise<void> =>
  new Promise((resolve) => {
    const told = app.system.inspect(() => {
      if (!isKnown(app)) return;
      told.unsubscribe();
      resolve();
    });
    if (isKnown(app)) resolve();
  });
