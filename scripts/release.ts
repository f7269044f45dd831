import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { PlainError, runCommand } from '../server/lib/plain-error.ts';
import { releasedChangelog } from './release/changelog.ts';

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', shell: process.platform === 'win32' }).trim();
const git = (...args: readonly string[]): string => run('git', ...args);

const wanted = /^(?:major|minor|patch|\d+\.\d+\.\d+)$/u;

const versionNow = (): string =>
  v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync('package.json', 'utf8'))).version;

/** Releases the working folder: version, changelog, commit and tag. Does not push or build an image. */
await runCommand(async () => {
  const [bump = ''] = process.argv.slice(2);
  if (!wanted.test(bump)) throw new PlainError('Name the version: npm run release -- major|minor|patch|1.2.3');
  if (git('status', '--porcelain') !== '') throw new PlainError('There are uncommitted changes.');
  const before = readFileSync('CHANGELOG.md', 'utf8');
  // Checks the changelog before writing files.
  releasedChangelog(before, bump, '');
  run('npm', 'version', bump, '--no-git-tag-version');
  const version = versionNow();
  writeFileSync('CHANGELOG.md', releasedChangelog(before, version, new Date().toISOString().slice(0, 10)));
  git(
    'commit',
    '--quiet',
    '--message',
    `chore: release ${version}`,
    '--',
    'package.json',
    'package-lock.json',
    'CHANGELOG.md',
  );
  git('tag', '--annotate', `v${version}`, '--message', `Mon budget ${version}`);
  console.log(`Released ${version} locally. Remaining steps:
  git push --follow-tags
  podman build --tag mon-budget:${version} --tag mon-budget:latest .`);
});
