import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Gauges } from '../lib/activity.ts';

/** Counts the open connections of a server, and the bytes sent to all clients. */
export const countConnections = (server: Server): (() => Omit<Gauges, 'accounts'>) => {
  const open = new Set<Socket>();
  let closedBytes = 0;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      closedBytes += socket.bytesWritten;
    });
  });
  return () => ({
    connections: open.size,
    bytes: [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, closedBytes),
  });
};
