import { layoutFaults } from './layout-faults.ts';
import { elementState, scrollTo } from './element-state.ts';
import { printedPage, toPrint, toScreen } from './printed-page.ts';

const pageErrors: string[] = [];
addEventListener('error', ({ message }) => pageErrors.push(message));
addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  pageErrors.push(`${violatedDirective} forbids ${blockedURI}`),
);

/** Whether a service worker is active, and whether the service worker controls this page. */
async function worker(): Promise<'controls' | 'ready' | 'none'> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return 'controls';
  const registration = await serviceWorker.getRegistration();
  return registration?.active ? 'ready' : 'none';
}

/** The functions that a test can call in the page, by name. */
export const pageFunctions = {
  elementState,
  scrollTo,
  layoutFaults,
  toPrint,
  toScreen,
  printedPage,
  worker,
  headerHeight: () => document.querySelector('header')?.getBoundingClientRect().height ?? 0,
  fontsAreThere: () => document.fonts.status === 'loaded',
  theme: () => document.documentElement.dataset['theme'],
  /** Waits until the current state and its effects are painted. */
  nextFrames: () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    }),
  scrolledBy: () => scrollY,
  path: () => location.pathname,
  pageErrors: () => pageErrors.splice(0),
};

Object.assign(globalThis, { pageFunctions });
