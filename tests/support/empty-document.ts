import { afterAll, afterEach } from 'vitest';

// Each test is a new tab, without session storage.
afterEach(() => sessionStorage.clear());

// A process runs many files in one document: reset it after each.
afterAll(() => {
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(window, { innerWidth: 1024, innerHeight: 768 });
});
