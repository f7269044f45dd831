import type { ExportFormat } from '../../domain/archive/archive.ts';
import { planImport } from '../../domain/archive/import-plan.ts';
import type { OutboxRecord } from '../../domain/sync/writes.ts';
import { bind } from '../../machines/shared/bind.ts';
import { transferMachine } from '../../machines/transfer/transfer.machine.ts';
import type { Services } from '../services/services.ts';

type TransferBindings = {
  readonly services: Services;
  /** One person's records that the server has not answered for. */
  readonly unanswered: (uid: string) => Promise<readonly OutboxRecord[]>;
};

const mediaTypes: Record<ExportFormat, string> = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

const archive = () => import('../../api/archive/index.ts');

/** Hands a text over to the person as a file among their downloads. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds the data by now; browsers start it in the same turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The chart of export and import with every effect bound to a transport. */
export function bindTransfer({ services, unanswered }: TransferBindings) {
  // Unsent edits are not in the server's answer: the exported file would lack what the screen shows.
  async function readWhole(uid: string, signal: AbortSignal) {
    const { ArchiveError, readAccount } = await archive();
    const { documents } = services.data;
    if ((await unanswered(uid)).length > 0) throw new ArchiveError('pending');
    return readAccount(documents, uid, signal);
  }

  async function textOf(uid: string, format: ExportFormat, signal: AbortSignal): Promise<string> {
    const account = await readWhole(uid, signal);
    const { archiveText, csvText } = await archive();
    if (format === 'json') return archiveText(account, Date.now());
    const { csvWords } = await import('./csv-words.ts');
    return csvText(account, csvWords(await services.texts()));
  }

  return bind(transferMachine, {
    exportAccount: async ({ uid, format }, signal) => {
      const text = await textOf(uid, format, signal);
      const { t } = await services.texts();
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`${t('table.fileName')}-${day}.${format}`, mediaTypes[format], text);
    },
    readArchive: async ({ uid, file }, signal) => {
      const { ArchiveError, maxArchiveBytes, parseArchive } = await archive();
      if (file.size > maxArchiveBytes) throw new ArchiveError('tooLarge');
      const added = parseArchive(await file.text());
      return planImport(await readWhole(uid, signal), added);
    },
    loadLastImport: async ({ uid }) => services.data.imports.load(uid),
    storeLastImport: async ({ uid, lastImport }) => services.data.imports.save(uid, lastImport),
    forgetLastImport: async ({ uid }) => services.data.imports.remove(uid),
  });
}
