import type { Config } from './config.ts';
import { ConfigError, readConfig } from './config.ts';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';

const announce = ({ hideAccounts }: Config, { origin }: RunningServer): void => {
  console.log(`Mon budget is at ${origin} (e-mail enumeration protection ${hideAccounts ? 'on' : 'off'})`);
};

const stopOnSignals = (server: RunningServer): void => {
  const stop = (): void => {
    void server.stop();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  stopOnSignals(server);
  announce(config, server);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
