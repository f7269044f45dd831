import { isLineCreation, linePath } from '../../../src/domain/sync/line-writes.ts';
import type { Database } from '../database/database.ts';
import { uid } from '../database/names.ts';
import type { LoggedAction } from '../user/action-log.ts';
import type { Violation } from './violation.ts';

const pathOf = (path: string) => `${uid}/${path}`;

/** Checks that one commit stores a whole batch: the commit with the new lines must contain all changes. */
export function checkBatches(
  actions: readonly LoggedAction[],
  { commits }: Pick<Database, 'commits'>,
): readonly Violation[] {
  const firstOf = new Map<string, ReadonlySet<string>>();
  for (const paths of commits()) {
    const commit = new Set(paths);
    for (const path of paths) if (!firstOf.has(path)) firstOf.set(path, commit);
  }
  return actions.flatMap(({ write, browser }): readonly Violation[] => {
    if (write.kind !== 'lines.together') return [];
    const paths = write.writes.map((line) => pathOf(linePath(line)));
    const created = write.writes.filter(isLineCreation).map((line) => pathOf(linePath(line)));
    const isTorn = created.some((path) => {
      const commit = firstOf.get(path);
      return commit !== undefined && paths.some((other) => !commit.has(other));
    });
    return isTorn ? [{ kind: 'torn', what: `${paths.length} changes of ${browser}` }] : [];
  });
}
