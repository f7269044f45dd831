import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const pageBytes = 4096;

/** Overwrites the first page of a table, like a failing disk. Returns the file's previous content. */
export const damage = (file: string, table = 'documents'): Buffer => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const found = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
  database.close();
  const before = readFileSync(file);
  const start = (Number(found?.['rootpage']) - 1) * pageBytes;
  writeFileSync(file, Buffer.from(before).fill(0x5a, start, start + pageBytes));
  return before;
};
