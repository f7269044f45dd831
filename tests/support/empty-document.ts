import { afterAll, afterEach } from 'vitest';

// Each test represents a new tab, which has no session storage.
afterEach(() => sessionStorage.clear());

// Test files of a process share a document.
afterAll(() => {
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(window, { innerWidth: 1024, innerHeight: 768 });
});
