import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');

test('whichever way the server is started, Node is given the same bounds of memory', () => {
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

test('a backup runs with all bounds of the service', () => {
  const [service, backup] = [directives('mon-budget.service'), directives('mon-budget-backup.service')];
  const bounds = service.slice(
    service.indexOf('CapabilityBoundingSet='),
    service.indexOf('WantedBy=multi-user.target'),
  );
  expect(bounds).toEqual(
    expect.arrayContaining(['NoNewPrivileges=yes', 'ProtectSystem=strict', 'MemoryMax=1G', 'TasksMax=64']),
  );
  expect(backup).toEqual(expect.arrayContaining([...bounds]));
});

test('the container of the documents has the bounds of the service, and no privilege', () => {
  const [command = ''] = /^docker run (?:.*\\\n)*.*$/mu.exec(read('docs/self-hosting.md')) ?? [];
  for (const option of ['read-only', 'cap-drop ALL', 'security-opt no-new-privileges', 'memory 1g', 'pids-limit 64']) {
    expect(command).toContain(` --${option} `);
  }
});

test('the proxy limits connections and requests of an address, and names HTTP/2 by its own directive', () => {
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
