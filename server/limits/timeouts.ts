/** The timeouts of a connection, in seconds. */
export type Timeouts = {
  /** For the headers of a request, from the opening of the connection. */
  readonly headersSeconds: number;
  /** For a whole request; after it the response is 408. */
  readonly requestSeconds: number;
  /** For a socket without traffic, such as one whose client does not read the response. */
  readonly idleSocketSeconds: number;
  /** For requests in flight during a graceful shutdown. */
  readonly stopSeconds: number;
};

/** The options of Node's HTTP server, in milliseconds. `server.timeout` is a property instead of an option. */
export const timeoutOptions = ({ headersSeconds, requestSeconds }: Timeouts) => ({
  headersTimeout: Math.min(headersSeconds, requestSeconds) * 1000,
  requestTimeout: requestSeconds * 1000,
  connectionsCheckingInterval: 500,
  // Longer than the keep-alive of proxies and browsers: otherwise the server could close a connection while a request arrives.
  keepAliveTimeout: 75_000,
});
