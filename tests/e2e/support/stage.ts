import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { sharedBrowser } from '../../support/browser.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import type { SharedServer } from '../../support/server.ts';
import { closeTheRest } from './places.ts';

export type Stage = { readonly browser: Browser; readonly server: SharedServer };

// It knows what it has read, of which there is more with each file.
let mailbox: Mailbox | undefined;

/** A browser, and the server of all test files, which each take accounts of their own. */
export function useStage(): Stage {
  let browser: Browser | undefined;
  const { origin, dataDir } = inject('server');
  beforeAll(async () => {
    browser = await sharedBrowser(inject('chromium'));
  });
  afterAll(async () => {
    if (browser) await closeTheRest(browser);
  });
  return {
    get browser() {
      if (!browser) throw new Error('The browser is there from the first test on.');
      return browser;
    },
    server: { origin, mails: (mailbox ??= createMailbox(dataDir)) },
  };
}
