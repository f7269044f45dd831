import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { idleWorker } from '../scripts/dev/idle-worker.ts';
import { toApp } from './serving/app-proxy.ts';
import { chartDrawings } from './serving/chart-drawings.ts';
import { appAddresses, base, chartsPage } from './serving/charts-page.ts';
import { quietLogger } from './serving/quiet-logger.ts';

const product = join(import.meta.dirname, '..');
const { APP: app = 'http://127.0.0.1:8080', CHARTS_PORT: port = '8081' } = process.env;

/** A development server for the visualiser and, as a proxy, the running app. Never built. */
export default defineConfig({
  root: import.meta.dirname,
  base,
  appType: 'mpa',
  publicDir: false,
  // Separate from the cache of the app's development server.
  cacheDir: join(product, 'node_modules', '.cache', 'charts'),
  customLogger: quietLogger(),
  plugins: [react(), idleWorker(), chartDrawings(), chartsPage()],
  // Discovered later, a dependency would reload the page.
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
