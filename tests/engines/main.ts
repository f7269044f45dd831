import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError, runCommand } from '../../server/lib/plain-error.ts';
import { runVitest } from '../../scripts/run-vitest.ts';
import { type BrowserName, browserNames } from './browsers/browser.ts';
import { findProgram, programsOf } from './browsers/programs.ts';
import { bundlePage } from './page/bundle.ts';

const isBrowserName = (word: string): word is BrowserName => browserNames.some((name) => name === word);

function wantedBrowsers(words: readonly string[]): readonly BrowserName[] {
  const unknown = words.find((word) => !isBrowserName(word));
  if (unknown !== undefined)
    throw new PlainError(`${unknown} is no browser of these tests: say ${browserNames.join(' or ')}.`);
  return words.length === 0 ? browserNames : words.filter(isBrowserName);
}

await runCommand(async () => {
  const browsers = wantedBrowsers(process.argv.slice(2));
  for (const program of browsers.flatMap((browser) => programsOf[browser])) findProgram(program);
  const { status } = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new PlainError('The app could not be built.');
  await rm(join(import.meta.dirname, 'artifacts'), { recursive: true, force: true });
  const { passed, failed } = await runVitest({
    config: false,
    include: browsers.map((browser) => `tests/engines/${browser}.test.ts`),
    reporters: ['verbose'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { pageScript: await bundlePage() },
  });
  console.log(`\nengines: ${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
