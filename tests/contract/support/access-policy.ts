import type { Policy, Principal } from '../../../server/rules/policy.ts';
import type { WireFields } from '../../../contract/values.ts';
import type { AccessRow, Asker } from './access-row.ts';

const principal = (uid: string, emailVerified: boolean): Principal => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified,
});

const principals: Record<Asker, Principal | null> = {
  N: null,
  U: principal('owner', false),
  O: principal('other', true),
  V: principal('owner', true),
};

export const askers: readonly Asker[] = ['N', 'U', 'O', 'V'];

/** Returns the decision of a policy on a row of the access matrix, for the documents of `owner`. */
export const isAllowed = (
  policy: Policy,
  row: AccessRow,
  asker: Asker,
  before: WireFields | undefined = row.before,
): boolean => {
  const read = (path: readonly string[]) =>
    row.hasParameters === true && path.join('/') === 'owner/parameters' ? {} : undefined;
  return policy({
    operation: row.operation,
    path: ['owner', ...row.target],
    principal: principals[asker],
    time: 0,
    before,
    after: row.operation === 'delete' ? undefined : { ...before, ...row.fields },
    read,
    readAfter: read,
  });
};
