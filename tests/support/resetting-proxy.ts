import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A request to the server. */
type SeenRequest = { readonly method: string; readonly path: string; readonly body: string };

export type ResettingProxy = {
  readonly origin: string;
  /**
   * The server handles the next matching request on a reused connection. Then the proxy resets the connection instead of responding, and
   * the browser retries the request.
   */
  readonly resetNext: (matches: (request: SeenRequest) => boolean) => void;
  /** The reset requests, in order. */
  readonly resets: () => readonly SeenRequest[];
  /** All requests to the server, in order, including retries. */
  readonly requests: () => readonly SeenRequest[];
  readonly stop: () => Promise<void>;
};

const headPattern = /^([A-Z]+) (\S+) HTTP\/1\.1\r\n[\s\S]*?\r\n\r\n/;

/** The first request in bytes (as Latin-1 text); undefined while incomplete. */
const wholeRequest = (bytes: string): SeenRequest | undefined => {
  const [head, method, path] = headPattern.exec(bytes) ?? [];
  if (head === undefined || method === undefined || path === undefined) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const body = bytes.slice(head.length, head.length + length);
  return body.length === length ? { method, path, body: Buffer.from(body, 'latin1').toString('utf8') } : undefined;
};

type Watch = {
  /** Called with each request. Returns whether to reset the connection when the server responds. */
  readonly onRequest: (request: SeenRequest, isReused: boolean) => boolean;
};

const join = (client: Socket, server: Socket, { onRequest }: Watch): void => {
  let served = 0;
  let isDoomed = false;
  let bytes = '';
  client.on('data', (chunk) => {
    bytes += chunk.toString('latin1');
    const request = wholeRequest(bytes);
    if (request !== undefined) {
      isDoomed = onRequest(request, served > 0);
      served += 1;
      bytes = '';
    }
    server.write(chunk);
  });
  server.on('data', (chunk) => {
    // The server responds after its commit, so the first byte shows that the request was handled.
    if (isDoomed) client.resetAndDestroy();
    else client.write(chunk);
  });
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
};

/** Starts a TCP proxy in front of a server, on a free port. */
export const startResettingProxy = async (origin: string): Promise<ResettingProxy> => {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const requests: SeenRequest[] = [];
  const resets: SeenRequest[] = [];
  let armed: ((request: SeenRequest) => boolean) | undefined;
  const onRequest = (request: SeenRequest, isReused: boolean): boolean => {
    requests.push(request);
    if (!isReused || armed?.(request) !== true) return false;
    armed = undefined;
    resets.push(request);
    return true;
  };
  const proxy = createServer((client) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    join(client, connect(Number(port), hostname), { onRequest });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    resetNext: (matches) => {
      armed = matches;
    },
    resets: () => resets,
    requests: () => requests,
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
