import type { OutboxRecord } from '../../domain/sync/writes.ts';
import type { Device } from '../services/device.ts';
import type { SessionServices, WorkspaceServices } from '../services/services.ts';

/** What the session's effects use, signed in or not. */
export type SessionBindings = {
  readonly services: SessionServices;
  /** This tab's records that the server has not answered for yet, oldest first. */
  readonly queue: () => readonly OutboxRecord[];
  /** `queue`, and the records that the server has refused. */
  readonly pending: () => readonly OutboxRecord[];
};

/** What the effects of a signed-in user's workspace use. */
export type WorkspaceBindings = Omit<SessionBindings, 'services'> & {
  readonly services: WorkspaceServices;
  readonly device: Device;
};
