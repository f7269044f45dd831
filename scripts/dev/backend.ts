import { join, sep } from 'node:path';
import type { ProxyOptions } from 'vite';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const root = join(import.meta.dirname, '..', '..');

/** The source folders of the server. */
const sources = ['server', 'hosted', 'contract'].map((folder) => join(root, folder) + sep);

/** Whether a change of this file, given by its full path, changes the server. */
export const isBackendFile = (file: string): boolean =>
  sources.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$/u.test(file);

/** The proxied paths of the server; everything else is served by Vite. */
export const backendCalls = (origin: string): Record<string, ProxyOptions> =>
  Object.fromEntries(
    ['/v1/', '/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/healthz'].map((path) => [
      path,
      { target: origin },
    ]),
  );

/** Starts the server for the page at `pageOrigin`, which the links of its mails point to. */
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
      // Not printed: that port does not serve the app in development.
      if (!line.startsWith('Mon budget is at')) console.log(line);
    },
  });

/** Restarts the server after changes, coalescing those that arrive during a restart; errors are printed. */
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
