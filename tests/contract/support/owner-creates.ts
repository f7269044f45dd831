import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createPolicy } from '../../../server/rules/policy.ts';
import type { WireFields } from '../../../contract/values.ts';

const policy = createPolicy(readFileSync(resolve(import.meta.dirname, '../../../hosted/firestore.rules'), 'utf8'));

/** Whether the deployed rules allow a verified user to create a document at a path below the user's documents. */
export const ownerMayCreate = (path: string, fields: WireFields): boolean =>
  policy({
    operation: 'create',
    path: ['owner', ...path.split('/')],
    principal: { uid: 'owner', email: 'owner@example.com', emailVerified: true },
    time: 0,
    before: undefined,
    after: fields,
    read: () => undefined,
    readAfter: () => undefined,
  });
