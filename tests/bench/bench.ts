import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBrowser } from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';
import { startServer } from '../support/server.ts';
import { byteFigures } from './bytes.ts';
import { type Figure, table } from './figures.ts';
import { firstVisitFigures } from './first-visit.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { manyAccountsFigures } from './many-accounts.ts';
import { openingFigures } from './openings.ts';
import { rowFigures } from './rows.ts';
import { serverFigures } from './server-load.ts';
import { startFigures } from './starts.ts';
import { sumFigures } from './sums.ts';

const root = join(import.meta.dirname, '../..');
// The heading of the generated section in docs/performance.md.
const heading = '## Figures';
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    /** Duration of the server load whose memory is measured. */
    minutes: { type: 'string', default: '10' },
    accounts: { type: 'string', default: '10000' },
    /** Sections to run, separated by commas. */
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);

const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (build.status !== 0) throw new Error('The app could not be built.');

const browser = await startBrowser(await findChromium());
const server = await startServer();
const sections: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  bytes: () => byteFigures(browser, server),
  rows: () => rowFigures(browser, server, rounds),
  starts: () => startFigures(browser, server, rounds),
  openings: () => openingFigures(browser, server, rounds),
  visits: () => firstVisitFigures(browser, server, rounds),
  sums: () => Promise.resolve(sumFigures(rounds * 10)),
  server: () => serverFigures(server, rounds, Number(values.minutes)),
  accounts: () => manyAccountsFigures(Number(values.accounts)),
  lighthouse: () => lighthouseFigures(server, rounds),
};
const chosen = values.only?.split(',') ?? Object.keys(sections);
const figures: Figure[] = [];
try {
  for (const name of chosen) {
    const section = sections[name];
    if (!section) throw new Error(`There is no section ${name}: ${Object.keys(sections).join(', ')}.`);
    process.stderr.write(`${name} …\n`);
    figures.push(...(await section()));
  }
} finally {
  await browser.close();
  await server.stop();
}

const text = table(figures);
process.stdout.write(text);
if (values.write) {
  const page = join(root, 'docs/performance.md');
  const [prose = ''] = (await readFile(page, 'utf8')).split(heading);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const origin = `Written by \`npm run bench -- --write\` on ${date}, on ${machine}. Medians of ${rounds}, each taken by turns with its reference.`;
  await writeFile(page, `${prose}${heading}\n\n${origin}\n\n${text}`);
}
