import { afterAll, afterEach } from 'vitest';

// Each test opens the app anew: what a tab keeps over a reload is not its.
afterEach(() => sessionStorage.clear());

// A process runs many files in one document: each finds it empty, where it began.
afterAll(() => {
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(window, { innerWidth: 1024, innerHeight: 768 });
});
