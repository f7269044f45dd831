import { inject } from 'vitest';
import { type App, appOn } from '../../e2e/support/app.ts';
import { sharedBrowser } from '../../support/browser.ts';
import type { Chromium } from '../../support/chromium.ts';
import { words } from '../../support/words.ts';
import type { HostedApp } from '../emulators/hosted-app.ts';
import { type Calls, recordCalls } from './calls.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly hosted: HostedApp;
    readonly chromium: Chromium;
  }
}

export const hosted = inject('hosted');

export const root = `${hosted.firestore}/v1/projects/${hosted.project}/databases/(default)/documents`;

export const labels = words.en;

export const openPage = async (context: App['context']): Promise<App> =>
  appOn(await context.newPage(), hosted.origin, labels, [hosted.auth, hosted.firestore]);

/** Opens a new browser profile, in which the service worker is allowed. */
export async function openBrowser(): Promise<{ readonly app: App; readonly calls: Calls }> {
  const browser = await sharedBrowser(inject('chromium'));
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ locale: labels.locale, viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  const calls = recordCalls(context, hosted.firestore);
  return { app: await openPage(context), calls };
}
