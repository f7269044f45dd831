import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Principal } from '../../server/rules/policy.ts';
import { createPolicy } from '../../server/rules/policy.ts';
import type { WireFields } from '../../src/api/contract/values.ts';
import type { AccessRow, Asker } from './support/access-rows.ts';
import { accessRows } from './support/access-rows.ts';

const policy = createPolicy(readFileSync(resolve(import.meta.dirname, '../../hosted/firestore.rules'), 'utf8'));

const principal = (uid: string, emailVerified: boolean): Principal => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified,
});

const askers: Record<Asker, Principal | null> = {
  N: null,
  U: principal('owner', false),
  O: principal('other', true),
  V: principal('owner', true),
};

const isAllowed = (row: AccessRow, asker: Asker, before: WireFields | undefined = row.before): boolean =>
  policy({
    operation: row.operation,
    path: ['owner', ...row.target],
    principal: askers[asker],
    time: 0,
    before,
    after: row.operation === 'delete' ? undefined : { ...before, ...row.fields },
    read: () => undefined,
    readAfter: () => undefined,
  });

describe.each(accessRows)('the rules on $name', (row) => {
  it('let the verified owner do what the matrix says', () => {
    expect(isAllowed(row, 'V')).toBe(row.verified !== 403);
  });

  it('let the unverified owner do what the matrix says', () => {
    expect(isAllowed(row, 'U')).toBe(row.unverified !== 403);
  });

  it.each(['N', 'O'] as const)('refuse %s, whether the document exists or not', (asker) => {
    expect(isAllowed(row, asker)).toBe(false);
    expect(isAllowed(row, asker, undefined)).toBe(false);
  });
});
