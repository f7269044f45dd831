import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { runVitest } from '../../scripts/run-vitest.ts';
import { findChromium } from '../support/chromium.ts';
import { type HostedApp, startHostedApp } from './emulators/hosted-app.ts';

const { values } = parseArgs({ options: { serve: { type: 'boolean', default: false } } });
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

// A signal must also stop the emulators. They stop when the process exits, which a signal alone does not cause.
const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

const serve = async ({ origin, auth, project }: HostedApp): Promise<boolean> => {
  print(`Mon budget on emulators: ${origin}`);
  print(`The links of its mails: ${auth}/emulator/v1/projects/${project}/oobCodes`);
  print('Ctrl+C stops everything and deletes the data.');
  await ended;
  return true;
};

const test = async (hosted: HostedApp): Promise<boolean> => {
  const { passed, failed } = await runVitest({
    config: false,
    include: ['tests/hosted/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each test of the journey depends on the previous tests.
    bail: 1,
    expect: { poll: { timeout: 10_000 } },
    provide: { hosted, chromium: await findChromium() },
  });
  print(`\nhosted: ${String(passed)} passed, ${String(failed)} failed`);
  return failed === 0 && passed > 0;
};

const run = async (): Promise<boolean> => {
  const { app, stop } = await startHostedApp(print);
  try {
    if (values.serve) return await serve(app);
    const interrupted = ended.then(() => false);
    return await Promise.race([test(app), interrupted]);
  } finally {
    await stop();
  }
};

const hasPassed = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return false;
});
process.exit(hasPassed ? 0 : 1);
