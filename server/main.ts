import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import { runCommand } from './lib/plain-error.ts';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';

const announce = ({ hasEnumerationProtection, publicUrl, trustProxy }: Config, { origin }: RunningServer): void => {
  console.log(`Mon budget is at ${origin} (e-mail enumeration protection ${hasEnumerationProtection ? 'on' : 'off'})`);
  if (publicUrl?.startsWith('https:') === true && !trustProxy) {
    console.log('TRUST_PROXY is off: behind a proxy all callers count as one, and share its limits.');
  }
};

const stopOnSignals = (server: RunningServer): void => {
  const stop = (): void => {
    void server.stop();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

await runCommand(async () => {
  const config = readConfig(process.env);
  const server = await startServer(config);
  stopOnSignals(server);
  announce(config, server);
});
