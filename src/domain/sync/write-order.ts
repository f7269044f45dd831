import { isLineCreation, isLineWrite, linePath, lineWritesOf } from './line-writes.ts';
import type { OutboxRecord, Write } from './writes.ts';

/** The effects of a write that later writes may depend on. */
type Effects = {
  /** The changed paths, relative to the account. `id` is a sheet with its lines, `id/` a sheet without its lines. */
  readonly paths: readonly string[];
  readonly isStoring: boolean;
  readonly isRemovingSheets: boolean;
  /** The date of a created sheet. */
  readonly date?: string;
};

const pathOfPut = (path: string, newSheets: ReadonlySet<string>): string =>
  path.includes('/') || newSheets.has(path) ? path : `${path}/`;

function pathsOf(write: Write): readonly string[] {
  if (isLineWrite(write)) return [linePath(write)];
  switch (write.kind) {
    case 'lines.together':
      return write.writes.map(linePath);
    case 'sheet.create':
      return [write.sheet.id];
    case 'sheet.remove':
      return [write.sheetId];
    case 'sheet.update':
      return [`${write.sheetId}/`];
    case 'parameters.edit':
    case 'parameters.update':
      return ['parameters'];
    case 'account.patch': {
      const { puts, newSheets = [], removedLines, removedSheets, edits } = write.patch;
      const isNew = new Set(newSheets);
      const stored = puts.map(({ path }) => pathOfPut(path, isNew));
      return [...stored, ...removedLines, ...removedSheets, ...(edits.length > 0 ? ['parameters'] : [])];
    }
  }
}

function effectsOf(write: Write): Effects {
  const isPatch = write.kind === 'account.patch';
  return {
    paths: pathsOf(write),
    isStoring:
      write.kind === 'sheet.create' ||
      lineWritesOf(write).some(isLineCreation) ||
      (isPatch && write.patch.puts.length > 0),
    isRemovingSheets: write.kind === 'sheet.remove' || (isPatch && write.patch.removedSheets.length > 0),
    ...(write.kind === 'sheet.create' && { date: write.sheet.date }),
  };
}

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}/`);
const overlaps = (path: string, other: string): boolean => isWithin(path, other) || isWithin(other, path);

function mustFollow(later: Effects, earlier: Effects): boolean {
  // A removal of a sheet waits: an earlier write may move lines out of that sheet.
  if (later.isRemovingSheets && earlier.isStoring) return true;
  // A date can have one sheet: a new sheet waits for removals, and for an earlier sheet of the same date.
  if (later.date !== undefined && (earlier.isRemovingSheets || earlier.date === later.date)) return true;
  return later.paths.some((path) => earlier.paths.some((other) => overlaps(path, other)));
}

/** The key for counting the failures of a write: the paths of its documents, or the id of an import. */
export const subjectOf = (write: Write): string =>
  write.kind === 'account.patch' ? write.id : pathsOf(write).join(' ');

/**
 * The first record to send while the writes of some subjects are blocked. Writes that depend on a blocked write wait too.
 * Undefined when all writes wait.
 */
export function nextToSend(queue: readonly OutboxRecord[], blocked: ReadonlySet<string>): OutboxRecord | undefined {
  if (blocked.size === 0) return queue[0];
  const waiting: Effects[] = [];
  return queue.find(({ write }) => {
    const effects = effectsOf(write);
    const waits = blocked.has(subjectOf(write)) || waiting.some((earlier) => mustFollow(effects, earlier));
    if (waits) waiting.push(effects);
    return !waits;
  });
}
