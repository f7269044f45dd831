/** Shows the page of its language to whoever is not remembered, and marks a form that is sent before the app can take it. */
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
