import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = resolve(import.meta.dirname, '..', 'release.ts');

let folder: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const release = (...args: readonly string[]) => {
  const author = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.org' };
  const committer = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.org' };
  const env = { ...process.env, ...author, ...committer };
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', env });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-release-'));
  git('init', '--quiet', '--initial-branch', 'main');
  put('package.json', '{ "name": "product", "version": "1.2.3" }\n');
  put(
    'package-lock.json',
    JSON.stringify({ name: 'product', version: '1.2.3', lockfileVersion: 3, packages: { '': {} } }),
  );
  put('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n- It adds up.\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'feat: everything');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('sets the version, dates the changelog, commits, tags and names the image', () => {
  const { status, stdout } = release('minor');
  expect(status).toBe(0);
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '1.3.0' });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version: '1.3.0' });
  expect(read('CHANGELOG.md')).toMatch(/## \[Unreleased\]\n\n## \[1\.3\.0\] - \d{4}-\d\d-\d\d\n\n- It adds up\.\n$/u);
  expect(git('log', '-1', '--format=%s')).toBe('chore: release 1.3.0');
  expect(git('tag', '--points-at', 'HEAD')).toBe('v1.3.0');
  expect(git('status', '--porcelain')).toBe('');
  expect(stdout).toContain('podman build --tag mon-budget:1.3.0 ');
});

test.each<[string, () => void, readonly string[], RegExp]>([
  ['without a version', () => {}, [], /^Name the version: .*\n$/u],
  ['with uncommitted changes', () => put('notes.txt', ''), ['patch'], /^There are uncommitted changes\.\n$/u],
  [
    'without a change in the changelog',
    () => {
      put('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n');
      git('commit', '--quiet', '--all', '--message', 'docs: nothing');
    },
    ['patch'],
    /^The changelog has no unreleased change\.\n$/u,
  ],
])('refuses a release %s in one line, changing nothing', (_, spoil, args, stderr) => {
  spoil();
  const before = [git('log', '--format=%s'), git('status', '--porcelain'), read('package.json'), read('CHANGELOG.md')];
  const { status, stderr: message } = release(...args);
  expect(message).toMatch(stderr);
  expect(status).toBe(1);
  expect([git('log', '--format=%s'), git('status', '--porcelain'), read('package.json'), read('CHANGELOG.md')]).toEqual(
    before,
  );
  expect(git('tag')).toBe('');
});
