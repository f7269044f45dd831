import type { Plugin } from 'vite';

const script = "self.addEventListener('install', () => self.skipWaiting());\n";

/** Serves a no-op service worker. It replaces the worker of an earlier build on this origin, which would serve a cached app. */
export const idleWorker = (): Plugin => ({
  name: 'idle-worker',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.headers['service-worker'] !== 'script') return next();
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script);
    });
  },
});
