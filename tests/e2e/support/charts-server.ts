import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { toApp } from '../../../visualiser/serving/app-proxy.ts';
import { appAddresses } from '../../../visualiser/serving/charts-page.ts';

export type ChartsServer = { readonly origin: string; readonly stop: () => Promise<void> };

const product = join(import.meta.dirname, '..', '..', '..');

/** Starts the server of `npm run charts:live` on a free port, in front of the app at `app`. */
export async function startChartsServer(app: string): Promise<ChartsServer> {
  const server = await createServer({
    configFile: join(product, 'visualiser', 'vite.config.ts'),
    customLogger: createLogger('silent'),
    // Do not share the module cache with a server that a developer is running.
    cacheDir: join(product, 'node_modules', '.cache', 'tested-charts'),
    server: { port: 0, proxy: { [appAddresses]: toApp(app) } },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('The server of the charts does not listen.');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
