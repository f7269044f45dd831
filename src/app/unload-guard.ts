import type { AppRef } from '../machines/app/app.machine.ts';
import { pendingWritesOf } from './start-app.ts';

/** Lets the browser ask before the page is left while changes have not reached the server. */
export function guardUnload(app: AppRef, target: Pick<Window, 'addEventListener'>) {
  target.addEventListener('beforeunload', (event) => {
    if (pendingWritesOf(app).length > 0) event.preventDefault();
  });
}
