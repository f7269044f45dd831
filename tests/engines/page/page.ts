import { layoutFaults } from './layout-faults.ts';
import { elementState, scrollTo } from './element-state.ts';
import { printedPage, toPrint, toScreen } from './printed-page.ts';

const complaints: string[] = [];
addEventListener('error', ({ message }) => complaints.push(message));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complaints.push(`${violatedDirective} forbids ${blockedURI}`),
);

/** Whether a worker has the app on the device, and whether it answers for this page already. */
async function worker(): Promise<'controls' | 'ready' | 'none'> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return 'controls';
  const registration = await serviceWorker.getRegistration();
  return registration?.active ? 'ready' : 'none';
}

/** What is asked of a page, by name. */
export const questions = {
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
  /** Waits until what is there now has been painted, and what follows from that too. */
  nextFrames: () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    }),
  scrolledBy: () => scrollY,
  path: () => location.pathname,
  /** What the page complained of since it was asked before. */
  complaints: () => complaints.splice(0),
};

Object.assign(globalThis, { questions });
