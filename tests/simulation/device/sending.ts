import { AsyncLocalStorage } from 'node:async_hooks';
import { sendFailureOf } from '../../../src/domain/sync/send-failure.ts';
import type { Send } from '../bugs/bugs.ts';
import { addressOf } from '../network.ts';
import { createFetch } from './connection.ts';
import type { Environment } from './environment.ts';

/** Whether a call sends a write, because reads use the same transport. */
const isSending = new AsyncLocalStorage<boolean>();

export type NamedTab = { readonly name: string; readonly isAlive: () => boolean };

const retryAfterOf = ({ headers }: Response) => Number(headers.get('Retry-After') ?? 0) * 1000;

/** The fetch function of a tab. A planted bug affects only writes. */
export function fetchOf({ world, database, browser, waits, bug }: Environment, tab: NamedTab): typeof fetch {
  const plain = createFetch(world, database, browser, tab);
  const watched: typeof fetch = async (input, init) => {
    waits.checkSend(tab.name, addressOf(input));
    const response = await plain(input, init);
    waits.postpone(tab.name, retryAfterOf(response));
    return response;
  };
  const sending = bug.fetch?.(watched, world) ?? watched;
  return (input, init) => (isSending.getStore() ? sending : plain)(input, init);
}

/** Calls `send`. Records a violation if the tab sends before its last Retry-After, or while another tab of the device sends. */
export const watched =
  (send: Send, tab: NamedTab, { browser, senders, waits }: Environment): Send =>
  async (record, signal) => {
    waits.checkSend(tab.name, record.write.kind);
    const end = senders.begin(browser.name, tab);
    try {
      return await isSending.run(true, () => send(record, signal));
    } catch (error) {
      waits.postpone(tab.name, sendFailureOf(error).retryAfter);
      throw error;
    } finally {
      end();
    }
  };
