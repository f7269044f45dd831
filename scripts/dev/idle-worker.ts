import type { Plugin } from 'vite';

const script = "self.addEventListener('install', () => self.skipWaiting());\n";

/** Answers for the app's worker with one that does nothing: it would serve the whole origin from what it has kept. */
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
