import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { sharedBrowser } from '../../support/browser.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import type { SharedServer } from '../../support/server.ts';
import { closeOtherContexts } from './page-pool.ts';

export type Stage = { readonly browser: Browser; readonly server: SharedServer };

// All test files share this object, because it remembers which mails were read.
let mailbox: Mailbox | undefined;

/** The browser and the server shared by all test files; each file creates its own accounts. */
export function useStage(): Stage {
  let browser: Browser | undefined;
  const { origin, dataDir } = inject('server');
  beforeAll(async () => {
    browser = await sharedBrowser(inject('chromium'));
  });
  afterAll(async () => {
    if (browser) await closeOtherContexts(browser);
  });
  return {
    get browser() {
      if (!browser) throw new Error('The browser is there from the first test on.');
      return browser;
    },
    server: { origin, mails: (mailbox ??= createMailbox(dataDir)) },
  };
}
