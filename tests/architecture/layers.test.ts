import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
const layers = [
  'src/domain',
  'src/i18n',
  'contract',
  'src/api',
  'src/machines',
  'src/ui',
  'src/app/inspect',
  'src/app',
  'src/app/services',
  'src/app/effects',
  'src/app/routes',
  'src/worker',
  'server',
  'scripts',
  'visualiser',
  'testing',
  'testing/server',
];

const forbidden = [
  ['src/machines', '../api/target.ts'],
  ['src/machines', '../ui/target.ts'],
  ['src/machines', 'react'],
  ['src/machines', 'firebase/auth'],
  ['src/domain', '../machines/target.ts'],
  ['src/domain', 'valibot'],
  ['src/api', '../machines/target.ts'],
  ['contract', '../src/domain/target.ts'],
  ['contract', '../src/api/target.ts'],
  ['contract', '../server/target.ts'],
  ['contract', 'hono'],
  ['contract', 'node:crypto'],
  ['contract', 'node:sqlite'],
  ['src/ui', '../../contract/target.ts'],
  ['src/machines', '../../contract/target.ts'],
  ['src/domain', '../../contract/target.ts'],
  ['src/ui', '../api/target.ts'],
  ['src/ui', 'firebase/auth'],
  ['server', '../src/machines/target.ts'],
  ['server', '../src/api/target.ts'],
  ['server', '../src/domain/target.ts'],
  ['server', '../visualiser/target.ts'],
  ['server', 'react'],
  ['server', 'firebase/auth'],
  ['src/ui', '../../visualiser/target.ts'],
  ['src/app', '../../visualiser/target.ts'],
  ['src/app/inspect', '../../../visualiser/target.ts'],
  ['src/app/inspect', '../../../scripts/target.ts'],
  ['src/app/services', '../effects/target.ts'],
  ['src/app/services', '../routes/target.ts'],
  ['src/app/services', '../target.ts'],
  ['src/app/effects', '../routes/target.ts'],
  ['src/app/effects', '../target.ts'],
  ['src/app/routes', '../target.ts'],
  ['src/worker', '../app/target.ts'],
  ['src/worker', '../domain/target.ts'],
  ['visualiser', '../src/app/target.ts'],
  ['visualiser', '../src/api/target.ts'],
  ['src/domain', '../../testing/target.ts'],
  ['src/api', '../../testing/target.ts'],
  ['src/machines', '../../testing/target.ts'],
  ['src/ui', '../../testing/target.ts'],
  ['src/app', '../../testing/target.ts'],
  ['contract', '../testing/target.ts'],
  ['server', '../testing/target.ts'],
  ['server', '../testing/server/target.ts'],
  ['scripts', '../testing/target.ts'],
  ['visualiser', '../testing/target.ts'],
] as const;

const allowed = [
  ['src/machines', '../domain/target.ts'],
  ['src/api', '../../contract/target.ts'],
  ['src/ui', '../machines/target.ts'],
  ['src/app', '../api/target.ts'],
  ['src/domain', 'big.js'],
  ['contract', 'valibot'],
  ['server', '../contract/target.ts'],
  ['server', 'node:sqlite'],
  ['server', 'hono/utils/http-status'],
  ['src/app', './inspect/target.ts'],
  ['src/app', './routes/target.ts'],
  ['src/app/routes', '../effects/target.ts'],
  ['src/app/effects', '../services/target.ts'],
  ['src/app/services', '../../api/target.ts'],
  ['src/worker', 'workbox-routing'],
  ['src/app/inspect', '../../machines/target.ts'],
  ['visualiser', '../src/app/inspect/target.ts'],
  ['visualiser', '../src/machines/target.ts'],
  ['visualiser', '../scripts/target.ts'],
  ['scripts', '../src/app/target.ts'],
  ['scripts', '../server/target.ts'],
] as const;

const report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })) }),
);

const plantedIn = (layer: string, source: string) => `${layer}/imports-${source.replaceAll(/[^\w]+/gu, '-')}.ts`;

let project = '';
let refused: ReadonlySet<string> = new Set();

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

// A temporary project with the same configuration, so that the test files do not affect other tests.
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) cpSync(join(root, file), join(project, file));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  for (const layer of layers) put(`${layer}/target.ts`, 'export const target = 1;\n');
  for (const [layer, source] of [...forbidden, ...allowed]) {
    put(plantedIn(layer, source), `import * as target from '${source}';\nexport const planted = target;\n`);
  }
  put('vite.config.ts', "export { target } from './testing/target.ts';\n");
  const linted = ['src', 'server', 'contract', 'visualiser', 'scripts', 'vite.config.ts'];
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', ...linted], {
    cwd: project,
    encoding: 'utf8',
  });
  const boundaries = v.parse(report, stdout).diagnostics.filter(({ code }) => code === 'boundaries(dependencies)');
  refused = new Set(boundaries.map(({ filename }) => filename));
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

describe('the linter', () => {
  test.each(forbidden)('refuses an import from %s to %s', (layer, source) => {
    expect(refused).toContain(plantedIn(layer, source));
  });

  test('refuses an import from vite.config.ts to testing', () => {
    expect(refused).toContain('vite.config.ts');
  });

  test.each(allowed)('accepts an import from %s to %s', (layer, source) => {
    expect(refused).not.toContain(plantedIn(layer, source));
  });
});
