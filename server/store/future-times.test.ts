import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { clampFutureTimes } from './future-times.ts';

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const now = Date.UTC(2026, 10, 23);
const insert = (id: string, time: number): void => {
  for (const [sql, ...values] of [
    ['INSERT INTO sessions VALUES (?, ?, ?, ?, ?)', id, 'uid', id, 0, time],
    ['INSERT INTO users VALUES (?, ?, 1, NULL, NULL, ?, 0, 0, 0, 0, ?, ?, NULL)', id, id, '', time, time],
    ['INSERT INTO signing_keys VALUES (?, ?, ?)', id, '', time],
    ['INSERT INTO known_networks VALUES (?, ?, ?)', id, '', time],
    ['INSERT INTO tombstones VALUES (?, ?)', id, time],
    ['INSERT INTO attempts VALUES (?, ?, 1, ?, 0)', id, '', time],
    ['INSERT INTO codes VALUES (?, ?, ?, ?, NULL, ?)', id, '', '', '', time],
  ] as const) {
    database.prepare(sql).run(...values);
  }
};

const times = (table: string, column: string, key: string): readonly unknown[] =>
  database
    .prepare(`SELECT ${key} AS key, ${column} AS time FROM ${table} ORDER BY ${key}`)
    .all()
    .map((row) => `${String(row['key'])} ${String(row['time'])}`);

test('clamps future times (wrong clock) to now or deletes their rows, and keeps past times', () => {
  insert('future', now + 1);
  insert('past', now - 1);
  clampFutureTimes(database, now);
  const [clamped, unchanged] = [`future ${String(now)}`, `past ${String(now - 1)}`];
  expect(times('sessions', 'last_used_at', 'id')).toEqual([clamped, unchanged]);
  expect(times('known_networks', 'last_used_at', 'uid')).toEqual([clamped, unchanged]);
  expect(times('users', 'last_seen_at', 'uid')).toEqual([clamped, unchanged]);
  expect(times('users', 'warned_at', 'uid')).toEqual(['future null', unchanged]);
  expect(times('signing_keys', 'created_at', 'kid')).toEqual([clamped, unchanged]);
  expect(times('tombstones', 'deleted_at', 'path')).toEqual([clamped, unchanged]);
  expect(times('attempts', 'window_start', 'action')).toEqual([unchanged]);
  expect(times('codes', 'created_at', 'hash')).toEqual([unchanged]);
});
