import { type EventObject, fromCallback } from 'xstate';
import type { OutboxEvent } from '../machines/outbox/outbox.events.ts';

/** Tells the outbox what the browser thinks of the network. */
export const networkSource = fromCallback<EventObject, void>(
  ({ sendBack }: { sendBack: (event: OutboxEvent) => void }) => {
    const online = () => sendBack({ type: 'network.online' });
    const offline = () => sendBack({ type: 'network.offline' });
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  },
);
