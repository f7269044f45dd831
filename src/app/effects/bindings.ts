import type { OutboxRecord } from '../../domain/sync/writes.ts';
import type { Device } from '../services/device.ts';
import type { SessionServices, WorkspaceServices } from '../services/services.ts';

/** What the effects of the session are bound to, also while nobody is signed in. */
export type SessionBindings = {
  readonly services: SessionServices;
  /** This tab's records that the server has not answered for yet, oldest first. */
  readonly queue: () => readonly OutboxRecord[];
  /** The same, with those that the server has refused. */
  readonly pending: () => readonly OutboxRecord[];
};

/** What the effects of the workspace are bound to. */
export type Bindings = Omit<SessionBindings, 'services'> & {
  readonly services: WorkspaceServices;
  readonly device: Device;
};
