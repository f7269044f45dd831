// Runs before the first paint, so that a dark page never flashes light. The content security policy forbids inline scripts.
(function () {
  let stored = null;
  try {
    stored = localStorage.getItem('user-theme');
  } catch {
    // Storage is blocked: the default stays.
  }
  document.documentElement.dataset.theme = stored === 'dark-theme' ? 'dark' : 'light';
})();
