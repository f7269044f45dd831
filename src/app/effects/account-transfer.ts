import {
  ArchiveError,
  archiveText,
  csvText,
  maxArchiveBytes,
  repairMissingDays,
  parseArchive,
  readAccount,
} from '../../api/archive/index.ts';
import type { ExportFormat } from '../../domain/archive/archive.ts';
import { type ImportPlans, planImport } from '../../domain/archive/import-plan.ts';
import type { OutboxRecord } from '../../domain/sync/writes.ts';
import type { ChosenFile } from '../../machines/transfer/transfer.events.ts';
import type { Services } from '../services/services.ts';
import { csvWords } from './csv-words.ts';

export type TransferBindings = {
  readonly services: Services;
  /** The records of a user that the server has not answered for. */
  readonly unanswered: (uid: string) => Promise<readonly OutboxRecord[]>;
};

const mediaTypes: Record<ExportFormat, string> = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Long after the download has started, which happens in the same turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// The server's answer lacks unsent edits, which are on the screen.
async function readWhole({ services, unanswered }: TransferBindings, uid: string, signal: AbortSignal) {
  if ((await unanswered(uid)).length > 0) throw new ArchiveError('pending');
  return readAccount(services.data.documents, uid, signal);
}

type Export = { readonly uid: string; readonly format: ExportFormat };

/**
 * Downloads the whole account as a file.
 * @throws {ArchiveError} while edits are pending
 */
export async function exportAccount(bindings: TransferBindings, { uid, format }: Export, signal: AbortSignal) {
  const account = await readWhole(bindings, uid, signal);
  const texts = await bindings.services.texts();
  const text = format === 'json' ? archiveText(account, Date.now()) : csvText(account, csvWords(texts));
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`${texts.t('table.fileName')}-${day}.${format}`, mediaTypes[format], text);
}

/**
 * Gives a day to daily expenses without one; resolves to their number.
 * @throws {ArchiveError} while edits are pending
 */
export async function repairDays(bindings: TransferBindings, { uid }: { readonly uid: string }, signal: AbortSignal) {
  const account = await readWhole(bindings, uid, signal);
  return repairMissingDays(bindings.services.data.documents, uid, account, signal);
}

type Import = { readonly uid: string; readonly file: ChosenFile };

/**
 * Plans the import of a file.
 * @throws {ArchiveError} for a file that is no archive of this product, and while edits are pending
 */
export async function readArchive(
  bindings: TransferBindings,
  { uid, file }: Import,
  signal: AbortSignal,
): Promise<ImportPlans> {
  if (file.size > maxArchiveBytes) throw new ArchiveError('tooLarge');
  const added = parseArchive(await file.text());
  return planImport(await readWhole(bindings, uid, signal), added);
}
