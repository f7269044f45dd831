import { DatabaseSync } from 'node:sqlite';

/** `quick_check` reads every page; `integrity_check` also compares tables with their indexes, which takes longer. */
type Check = 'quick_check' | 'integrity_check';

/** The first damage that SQLite finds in a file, in one line; undefined when there is none. Throws when it cannot be read. */
export const firstDamage = (file: string, check: Check): string | undefined => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const found = String(database.prepare(`PRAGMA `.concat(check, '(1)')).get()?.[check]);
    return found === 'ok' ? undefined : found.replaceAll(/\s+/g, ' ');
  } finally {
    database.close();
  }
};
