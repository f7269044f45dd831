import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Creates an error response of the identity provider. */
export const refuses = (message: string): Answer =>
  json(400, { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });
export const agrees = (body: unknown): Answer => json(200, body);
export const cutOff: Answer = (response) => response.destroy();
export const badGateway: Answer = (response) => {
  response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 BAD_GATEWAY auth/internal</h1>');
};

export type ScriptedProvider = {
  readonly origin: string;
  /** Sets the responses by operation, such as `signUp`. Every other call has its connection reset. */
  readonly answer: (answers: Readonly<Record<string, Answer>>) => void;
  readonly stop: () => Promise<void>;
};

/** A fake identity provider with scripted responses, on a free port. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  let script: Readonly<Record<string, Answer>> = {};
  const server = createServer((request, response) => {
    const operation = /accounts:(\w+)/u.exec(request.url ?? '')?.[1] ?? '';
    // The client would see a reset if the response came before the end of the request.
    request.resume().once('end', () => (script[operation] ?? cutOff)(response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider listens on no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    answer: (answers) => {
      script = answers;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
