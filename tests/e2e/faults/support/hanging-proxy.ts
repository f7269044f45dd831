import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';

/** A proxy that always serves the app's files, and can let its API requests hang. */
export type HangingProxy = {
  readonly origin: string;
  /** Lets each request to the identity provider or the documents hang, until the returned function is called. */
  readonly hang: () => () => void;
  readonly stop: () => Promise<void>;
};

const isCall = (path: string): boolean => /^\/(?:identitytoolkit|securetoken|v1)\b/u.test(path);

/** Starts the proxy on a free port. A Playwright route would turn the HTTP cache off and change the measured times. */
export async function startHangingProxy(origin: string): Promise<HangingProxy> {
  let held = Promise.resolve();
  const proxy = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const pass = () => {
      const forwarded = forward(new URL(url, origin), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    };
    if (isCall(url)) void held.then(pass);
    else pass();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    hang: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      proxy.closeAllConnections();
      await closed;
    },
  };
}
