import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';
import { escaped } from '../../scripts/charts/escaped.ts';

const absentPage = (app: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>The app does not run</title>
  <style>body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif }</style>
  <h1>The app does not run</h1>
  <p>Nothing answers at ${escaped(app)}. Start the app with <code>npm start</code> and load this page again.</p>
  <p>It is somewhere else? Name its address: <code>APP=http://127.0.0.1:3000 npm run charts:live</code>.</p>
  <p><a href="/charts.html">To the statecharts</a></p>
</html>
`;

/** Proxies requests to the app, so that both have the same origin. */
export const toApp = (app: string): ProxyOptions => ({
  target: app,
  configure: (proxy) => {
    proxy.on('error', (_error, _request, response) => {
      if (!(response instanceof ServerResponse) || response.headersSent) return;
      response.writeHead(502, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(absentPage(app));
    });
  },
});
