import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const lockFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()), license: v.optional(v.string()) })),
  }),
);

/** Licences that only require a copy of the licence text. */
const permissive = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1']);

test('ships only packages with permissive licences', () => {
  const { packages } = v.parse(lockFile, readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  expect(shipped.length).toBeGreaterThan(50);
  expect(shipped.filter(([, { license = 'none' }]) => !permissive.has(license)).map(([path]) => path)).toEqual([]);
});

test('includes the licences of bundled packages in the build', () => {
  const licences = readFileSync(join(root, 'dist', 'licences.txt'), 'utf8');
  const named = ['@mui/material', 'firebase', 'i18next', 'react-dom', 'react-router', 'xstate'];
  expect(named.filter((name) => !licences.includes(`## ${name} `))).toEqual([]);
  expect(licences).toContain('Permission is hereby granted, free of charge');
});
