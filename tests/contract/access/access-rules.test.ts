import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPolicy } from '../../../server/rules/policy.ts';
import { isAllowed } from '../support/access-policy.ts';
import { accessRows } from '../support/access-rows.ts';

const policy = createPolicy(readFileSync(resolve(import.meta.dirname, '../../../hosted/firestore.rules'), 'utf8'));

describe.each(accessRows)('the rules on $name', (row) => {
  // Source: docs/specification.md#permission-owner.
  it('decide for the verified owner as in the access matrix', () => {
    expect(isAllowed(policy, row, 'V')).toBe(row.verified !== 403);
  });

  // Source: docs/specification.md#permission-verified, docs/specification.md#permission-sign-up.
  it('decide for the unverified owner as in the access matrix', () => {
    expect(isAllowed(policy, row, 'U')).toBe(row.unverified !== 403);
  });

  it.each(['N', 'O'] as const)('deny caller %s, whether the document exists or not (enumeration)', (asker) => {
    expect(isAllowed(policy, row, asker)).toBe(false);
    expect(isAllowed(policy, row, asker, undefined)).toBe(false);
  });
});
