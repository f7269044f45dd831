import { AsyncLocalStorage } from 'node:async_hooks';
import { sendFailureOf } from '../../../src/domain/sync/send-failure.ts';
import type { Send } from '../bugs/bugs.ts';
import { addressOf } from '../network.ts';
import { createFetch } from './connection.ts';
import type { Surroundings } from './environment.ts';

/** Whether a call belongs to a write on its way; reads go over the same transport. */
const isSending = new AsyncLocalStorage<boolean>();

/** A tab, as what it does is told. */
export type Named = { readonly name: string; readonly isAlive: () => boolean };

const retryAfterOf = ({ headers }: Response) => Number(headers.get('Retry-After') ?? 0) * 1000;

/** The fetch of a tab; a planted bug affects only writes. */
export function fetchOf({ world, database, browser, waits, bug }: Surroundings, tab: Named): typeof fetch {
  const plain = createFetch(world, database, browser, tab);
  const watched: typeof fetch = async (input, init) => {
    waits.asked(tab.name, addressOf(input));
    const response = await plain(input, init);
    waits.heard(tab.name, retryAfterOf(response));
    return response;
  };
  const sending = bug.fetch?.(watched, world) ?? watched;
  return (input, init) => (isSending.getStore() ? sending : plain)(input, init);
}

/**
 * Sends like `send`; no try may begin before the time is over that the one before was asked to wait, nor while another tab
 * of the device sends.
 */
export const inTurn =
  (send: Send, tab: Named, { browser, senders, waits }: Surroundings): Send =>
  async (record, signal) => {
    waits.asked(tab.name, record.write.kind);
    const end = senders.begin(browser.name, tab);
    try {
      return await isSending.run(true, () => send(record, signal));
    } catch (error) {
      waits.heard(tab.name, sendFailureOf(error).retryAfter);
      throw error;
    } finally {
      end();
    }
  };
