import type { Plugin } from 'vite';

export const base = '/charts/';

/** The paths of the app: all paths except the visualiser's. */
export const appAddresses = String.raw`^(?!/charts(?:/|\.html|$))`;

const isPage = (url: string | undefined): boolean => /^\/charts(?:\.html|\/)?(?:\?|$)/u.test(url ?? '');

/** Serves the visualiser at `/charts.html`, and prints the URLs of the visualiser and the app. */
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
