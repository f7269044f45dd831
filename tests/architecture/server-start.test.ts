import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');

test('starts Node with the same memory limits in every deployment', () => {
  const { start, server } = manifest.scripts;
  expect(server).toBe(start);
  expect(start).toMatch(/^node --max-semi-space-size=\d+ --max-old-space-size=\d+ server\/main\.ts$/u);
  const [service, container] = [read('deploy/mon-budget.service'), read('Containerfile')];
  expect(service).toContain(`/${start}\n`);
  expect(service).toContain('\nEnvironment=MALLOC_ARENA_MAX=1\n');
  expect(container).toContain(' MALLOC_ARENA_MAX=1\n');
  expect(container).toContain(
    `CMD [${start
      .split(' ')
      .map((word) => `"${word}"`)
      .join(', ')}]\n`,
  );
});

const directives = (unit: string): readonly string[] => read(`deploy/${unit}`).match(/^[A-Z]\w+=.*$/gmu) ?? [];

test('runs a backup with the same limits as the service', () => {
  const [service, backup] = [directives('mon-budget.service'), directives('mon-budget-backup.service')];
  const limits = service.slice(
    service.indexOf('CapabilityBoundingSet='),
    service.indexOf('WantedBy=multi-user.target'),
  );
  expect(limits).toEqual(
    expect.arrayContaining(['NoNewPrivileges=yes', 'ProtectSystem=strict', 'MemoryMax=1G', 'TasksMax=64']),
  );
  expect(backup).toEqual(expect.arrayContaining([...limits]));
});

test('documents a container without privileges and with the limits of the service', () => {
  const [command = ''] = /^docker run (?:.*\\\n)*.*$/mu.exec(read('docs/self-hosting.md')) ?? [];
  for (const option of ['read-only', 'cap-drop ALL', 'security-opt no-new-privileges', 'memory 1g', 'pids-limit 64']) {
    expect(command).toContain(` --${option} `);
  }
});

test('limits connections and requests per address in the proxy, and enables HTTP/2', () => {
  const proxy = read('deploy/nginx.conf');
  for (const line of [
    '    limit_conn mon_budget_connections 200;',
    '    limit_req zone=mon_budget_requests burst=400 nodelay;',
  ]) {
    expect(proxy).toContain(`\n${line}\n`);
  }
  expect(proxy).toContain('\n    http2 on;\n');
  expect(proxy).not.toMatch(/^\s*listen .*http2/mu);
});
