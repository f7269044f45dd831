import type { OutboxRecord } from '../domain/writes.ts';
import type { Toast } from '../machines/toaster/toast.ts';
import type { Device } from './device.ts';
import type { OutboxEffects } from './outbox-effects.ts';
import type { Services } from './services.ts';

/** What the charts' effects are bound to. */
export type Bindings = {
  readonly services: Services;
  /** This tab's records that the server has not answered for yet, oldest first. */
  readonly queue: () => readonly OutboxRecord[];
  readonly notify: (toast: Toast) => void;
  readonly effects: OutboxEffects;
  readonly device: Pick<Device, 'watchReturns' | 'whenIdle'>;
};
