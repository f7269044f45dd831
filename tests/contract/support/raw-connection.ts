import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection to a server, for bytes that an HTTP client cannot send. */
export type RawConnection = {
  readonly socket: Socket;
  /** Resolves when the connection closes, to the received text and the milliseconds after the opening. */
  readonly closed: Promise<{ readonly text: string; readonly after: number }>;
  /** Sends the text byte by byte at an interval in milliseconds, until the connection closes. */
  readonly drip: (text: string, interval: number) => void;
};

export const openConnection = async (origin: string): Promise<RawConnection> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const start = performance.now();
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  // A reset counts as a close.
  socket.on('error', () => {});
  const closed = Promise.withResolvers<{ readonly text: string; readonly after: number }>();
  socket.once('close', () => {
    closed.resolve({ text, after: performance.now() - start });
  });
  return {
    socket,
    closed: closed.promise,
    drip: (bytes, interval) => {
      let index = 0;
      const dripping = setInterval(() => {
        socket.write(bytes.charAt(index % bytes.length));
        index += 1;
      }, interval);
      socket.once('close', () => {
        clearInterval(dripping);
      });
    },
  };
};
