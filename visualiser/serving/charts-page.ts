import type { Plugin } from 'vite';

export const base = '/charts/';

/** Every address that is the app's: all but the visualiser's own. */
export const appAddresses = String.raw`^(?!/charts(?:/|\.html|$))`;

const isPage = (url: string | undefined): boolean => /^\/charts(?:\.html|\/)?(?:\?|$)/u.test(url ?? '');

// A worker of the app would answer for this whole origin, the visualiser included, from what it has kept.
const idleWorker = "self.addEventListener('install', () => self.skipWaiting());\n";

/** Serves the visualiser at `/charts.html`, and says where both are. */
export const chartsPage = (): Plugin => ({
  name: 'charts-page',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.headers['service-worker'] === 'script') {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(idleWorker);
        return;
      }
      if (isPage(request.url)) request.url = `${base}charts.html`;
      next();
    });
    server.printUrls = () => {
      const origin = (server.resolvedUrls?.local[0] ?? '').replace(base, '');
      server.config.logger.info(`  Statecharts: ${origin}/charts.html\n  The app:     ${origin}/?inspect`);
    };
  },
});
