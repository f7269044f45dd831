import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { createLogger, defineConfig, type Logger } from 'vite';
import { idleWorker } from '../scripts/dev/idle-worker.ts';
import { toApp } from './serving/app-proxy.ts';
import { chartDrawings } from './serving/chart-drawings.ts';
import { appAddresses, base, chartsPage } from './serving/charts-page.ts';

const product = join(import.meta.dirname, '..');
const { APP: app = 'http://127.0.0.1:8080', CHARTS_PORT: port = '8081' } = process.env;

/** Logs one line without a stack trace when the app does not respond. */
function quietLogger(): Logger {
  const logger = createLogger();
  const error = logger.error.bind(logger);
  logger.error = (message, options) => {
    if (message.includes('http proxy error')) logger.warnOnce('The app does not answer; npm start starts it.');
    else error(message, options);
  };
  return logger;
}

/** A development server for the visualiser. Proxies other requests to the running app. There is no build. */
export default defineConfig({
  root: import.meta.dirname,
  base,
  appType: 'mpa',
  publicDir: false,
  // The app's development server has another cache.
  cacheDir: join(product, 'node_modules', '.cache', 'charts'),
  customLogger: quietLogger(),
  plugins: [react(), idleWorker(), chartDrawings(), chartsPage()],
  // Vite would reload the page when it discovers a dependency later.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'xstate', 'xstate/graph', 'valibot'],
  },
  server: {
    host: '127.0.0.1',
    port: Number(port),
    warmup: { clientFiles: ['./main.tsx'] },
    fs: { allow: [product] },
    proxy: { [appAddresses]: toApp(app) },
  },
});
