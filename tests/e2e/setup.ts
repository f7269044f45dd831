import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from '../support/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: Chromium;
  }
}

// Unpacked once, before the test files start side by side.
export async function setup({ provide }: TestProject) {
  provide('chromium', await findChromium());
}
