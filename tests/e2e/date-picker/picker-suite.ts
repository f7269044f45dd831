import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { sharedBrowser } from '../../support/browser.ts';
import { closeOtherContexts } from '../support/page-pool.ts';
import type { CaseName } from './cases.ts';
import { type OpenPicker, openPage, openPicker, type PickerOptions } from './open-picker.ts';

type Show = (name: CaseName, options?: PickerOptions) => Promise<OpenPicker>;

/** Sets up a browser page for the tests of one file; fails a test if the browser reports an error. */
export function pickerSuite(): { readonly show: Show; readonly open: Show } {
  let browser: Browser | undefined;
  let shown: OpenPicker[] = [];
  const left: Page[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser(inject('chromium'));
  });
  afterAll(async () => {
    if (browser) await closeOtherContexts(browser);
  });
  afterEach(async () => {
    const complaints = shown.flatMap((picker) => picker.complaints);
    for (const { page } of shown) {
      for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
      left.push(page);
    }
    shown = [];
    expect(complaints).toEqual([]);
  });

  const show: Show = async (name, options) => {
    if (!browser) throw new Error('The suite has not started.');
    const picker = await openPicker(left.pop() ?? (await openPage(browser)), inject('pickers'), name, options);
    shown.push(picker);
    return picker;
  };
  return {
    show,
    open: async (name, options) => {
      const picker = await show(name, options);
      await picker.opener.click();
      await picker.dialog.waitFor();
      return picker;
    },
  };
}
