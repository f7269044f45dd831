import type { AccessRow } from '../contract/support/access-row.ts';
import { rowEntry, rowSheet } from '../contract/support/access-row.ts';
import { accessRows } from '../contract/support/access-rows.ts';
import { entryFields, sheetFields } from '../contract/support/samples.ts';
import type { Caller, Emulator, Seed } from './emulator/client.ts';

/** One cell of the access matrix: a call, a caller, and the owner of the documents. */
type Cell = {
  readonly row: AccessRow;
  readonly caller: Caller;
  readonly callerName: string;
  readonly area: string;
  readonly expected: number;
};

export type MatrixReport = { readonly cells: number; readonly wrong: readonly string[] };

const owner: Caller = { uid: 'owner', emailVerified: true };
const unverified: Caller = { uid: 'unverified', emailVerified: false };
const other: Caller = { uid: 'other', emailVerified: true };

// The status does not depend on whether the owner exists (enumeration).
const strangers = [
  { caller: 'unauthenticated', callerName: 'an unauthenticated caller', areas: ['owner', 'nowhere'] },
  { caller: other, callerName: 'another user', areas: ['owner', 'unverified', 'nowhere'] },
  { caller: unverified, callerName: 'another user, not verified', areas: ['owner', 'nowhere'] },
] as const;

const cellsOf = (row: AccessRow): readonly Cell[] => [
  ...strangers.flatMap(({ caller, callerName, areas }) =>
    areas.map((area) => ({ row, caller, callerName, area, expected: 403 })),
  ),
  { row, caller: unverified, callerName: 'the owner, not verified', area: 'unverified', expected: row.unverified },
  { row, caller: owner, callerName: 'the owner', area: 'owner', expected: row.hosted ?? row.verified },
];

const seedsOf = (area: string): readonly Seed[] =>
  accessRows.flatMap(({ name }) => [
    { path: [area, rowSheet(name)], fields: sheetFields(rowSheet(name)) },
    { path: [area, rowSheet(name), 'outDay', rowEntry(name)], fields: entryFields(rowEntry(name)) },
  ]);

const differenceOf = async (emulator: Emulator, cell: Cell): Promise<string | undefined> => {
  const { row, caller, callerName, area, expected } = cell;
  const { status, text } = await emulator.ask(caller, { ...row, path: [area, ...row.path] });
  if (status === expected) return undefined;
  const message = text.replaceAll(/\s+/g, ' ').slice(0, 120);
  return `${row.name} by ${callerName} in ${area}: ${String(status)} instead of ${String(expected)} (${message})`;
};

/** Sends every call of the access matrix as every caller, on every owner's documents. Resolves to the differences. */
export const runMatrix = async (emulator: Emulator, rules: string): Promise<MatrixReport> => {
  const { isAccepted, text } = await emulator.install(rules);
  if (!isAccepted) return { cells: 0, wrong: [`the rules were rejected: ${text}`] };
  await emulator.clear();
  for (const area of ['owner', 'unverified']) await emulator.seed(seedsOf(area));
  const cells = accessRows.flatMap(cellsOf);
  const wrong: string[] = [];
  for (const cell of cells) {
    const fault = await differenceOf(emulator, cell);
    if (fault !== undefined) wrong.push(fault);
  }
  return { cells: cells.length, wrong };
};
