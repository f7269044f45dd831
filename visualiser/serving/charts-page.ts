import type { Plugin } from 'vite';

export const base = '/charts/';

/** Every address that is the app's: all but the visualiser's own. */
export const appAddresses = String.raw`^(?!/charts(?:/|\.html|$))`;

const isPage = (url: string | undefined): boolean => /^\/charts(?:\.html|\/)?(?:\?|$)/u.test(url ?? '');

/** Serves the visualiser at `/charts.html`, and says where both are. */
export const chartsPage = (): Plugin => ({
  name: 'charts-page',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (isPage(request.url)) request.url = `${base}charts.html`;
      next();
    });
    server.printUrls = () => {
      const origin = (server.resolvedUrls?.local[0] ?? '').replace(base, '');
      server.config.logger.info(`  Statecharts: ${origin}/charts.html\n  The app:     ${origin}/?inspect`);
    };
  },
});
