import { join, sep } from 'node:path';
import type { ProxyOptions } from 'vite';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const root = join(import.meta.dirname, '..', '..');

const sources = ['server', 'hosted', 'contract'].map((folder) => join(root, folder) + sep);

/** Whether this file, an absolute path, belongs to the server. */
export const isBackendFile = (file: string): boolean =>
  sources.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$/u.test(file);

/** The paths that Vite proxies to the server. */
export const backendCalls = (origin: string): Record<string, ProxyOptions> =>
  Object.fromEntries(
    ['/v1/', '/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/healthz'].map((path) => [
      path,
      { target: origin },
    ]),
  );

/** Starts the server. The links in its mails lead to `pageOrigin`. */
export const startBackend = (dataDir: string, pageOrigin: string): Promise<ServerProcess> =>
  startServerProcess({
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: pageOrigin,
      SERVE_APP: 'off',
    },
    onLine: (line) => {
      // Hide the server's origin: that port does not serve the app in development.
      if (!line.startsWith('Mon budget is at')) console.log(line);
    },
  });

/** Restarts the server after changes. Several changes during a restart cause one more restart. Prints errors. */
export function restarter(backend: ServerProcess): () => void {
  let isWaiting = false;
  let last = Promise.resolve();
  const restart = async () => {
    isWaiting = false;
    try {
      await backend.restart();
      console.log('The server has restarted.');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(restart);
  };
}
