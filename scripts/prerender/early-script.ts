/** Shows the prerendered page of the visitor's language, and marks a form that is submitted before hydration. */
export const earlyScript = `(function () {
  const template = document.getElementById('sign-in-' + document.documentElement.lang);
  if (location.pathname !== '/login') return;
  try {
    if (localStorage.getItem('last-person') !== null) return;
  } catch {}
  const root = document.getElementById('root');
  root.append(template.content);
  root.addEventListener('submit', function (event) {
    event.preventDefault();
    event.target.dataset.sent = '';
  });
})();`;
