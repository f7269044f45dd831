import type { Line, SheetContent } from '../sheet/sheet.ts';
import { isLineCreation, isLineWrite, lineWritesOf, placeOf } from './line-writes.ts';
import type { LineWrite, Write } from './writes.ts';

/** The new ids by replaced id. */
export type ReplacedIds = ReadonlyMap<string, string>;

type IdOf = (id: string) => string;

const renamed = <L extends Line>(line: L, idOf: IdOf): L => ({ ...line, id: idOf(line.id) });
const renamedLines = <L extends Line>(lines: readonly L[], idOf: IdOf): readonly L[] =>
  lines.map((line) => renamed(line, idOf));

function renamedLineWrite(write: LineWrite, idOf: IdOf): LineWrite {
  const sheetId = idOf(write.sheetId);
  switch (write.kind) {
    case 'entry.create':
      return { ...write, sheetId, entry: renamed(write.entry, idOf) };
    case 'provision.create':
      return { ...write, sheetId, provision: renamed(write.provision, idOf) };
    case 'entry.update':
    case 'entry.delete':
      return { ...write, sheetId, id: idOf(write.id), ...(write.line && { line: renamed(write.line, idOf) }) };
    case 'provision.update':
    case 'provision.delete':
      return { ...write, sheetId, id: idOf(write.id), ...(write.line && { line: renamed(write.line, idOf) }) };
  }
}

const renamedContent = (content: SheetContent, idOf: IdOf): SheetContent => ({
  in: renamedLines(content.in, idOf),
  moneySaving: renamedLines(content.moneySaving, idOf),
  outDay: renamedLines(content.outDay, idOf),
  outMonth: renamedLines(content.outMonth, idOf),
  provisions: renamedLines(content.provisions, idOf),
});

function renamedWrite(write: Write, idOf: IdOf): Write {
  if (isLineWrite(write)) return renamedLineWrite(write, idOf);
  switch (write.kind) {
    case 'lines.together':
      return { ...write, writes: write.writes.map((line) => renamedLineWrite(line, idOf)) };
    case 'sheet.create':
      return {
        ...write,
        sheet: { ...write.sheet, id: idOf(write.sheet.id) },
        content: renamedContent(write.content, idOf),
      };
    case 'sheet.remove':
    case 'sheet.update':
      return { ...write, sheetId: idOf(write.sheetId) };
    case 'parameters.update':
    case 'parameters.edit':
    case 'account.patch':
      return write;
  }
}

const createdIds = (write: Write): readonly string[] => {
  if (write.kind !== 'sheet.create')
    return lineWritesOf(write)
      .filter(isLineCreation)
      .map((line) => placeOf(line).id);
  const lines: readonly Line[] = Object.values(write.content).flat();
  return [write.sheet.id, ...lines.map(({ id }) => id)];
};

/** Replaces the ids of the writes. */
export const withIds = (writes: readonly Write[], ids: ReplacedIds): readonly Write[] =>
  writes.map((write) => renamedWrite(write, (id) => ids.get(id) ?? id));

/**
 * Gives each created sheet and line a new id, and returns the new ids. A removed id is never reused: a late copy of the removal would
 * remove the new line.
 */
export function withFreshIds(
  writes: readonly Write[],
  createId: () => string,
): { readonly writes: readonly Write[]; readonly ids: ReplacedIds } {
  const ids = new Map(writes.flatMap(createdIds).map((id) => [id, createId()]));
  return { writes: withIds(writes, ids), ids };
}
