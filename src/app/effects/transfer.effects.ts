import { fromPromise } from 'xstate';
import type { ExportFormat } from '../../domain/archive/archive.ts';
import { type ImportPlans, type LastImport, planImport } from '../../domain/archive/import-plan.ts';
import type { OutboxRecord } from '../../domain/sync/writes.ts';
import type { ChosenFile } from '../../machines/transfer/transfer.events.ts';
import { transferMachine } from '../../machines/transfer/transfer.machine.ts';
import { saveFile } from './save-file.ts';
import type { Services } from '../services/services.ts';

type TransferBindings = {
  readonly services: Services;
  /** One person's records that the server has not answered for. */
  readonly pending: (uid: string) => Promise<readonly OutboxRecord[]>;
};

const mediaTypes: Record<ExportFormat, string> = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

const archive = () => import('../../api/archive/index.ts');

/** The chart of export and import with every effect bound to a transport. */
export function composeTransfer({ services, pending }: TransferBindings) {
  // What waits on this device is not in the server's answer: such a file would not hold all that the screen shows.
  async function readWhole(uid: string, signal: AbortSignal) {
    const { ArchiveError, readAccount } = await archive();
    const { documents } = services.data;
    if ((await pending(uid)).length > 0) throw new ArchiveError('pending');
    return readAccount(documents, uid, signal);
  }

  async function textOf(uid: string, format: ExportFormat, signal: AbortSignal): Promise<string> {
    const account = await readWhole(uid, signal);
    const { archiveText, csvText } = await archive();
    if (format === 'json') return archiveText(account, Date.now());
    const { csvWords } = await import('./csv-words.ts');
    return csvText(account, csvWords(await services.texts()));
  }

  return transferMachine.provide({
    actors: {
      exportAccount: fromPromise<void, { uid: string; format: ExportFormat }>(async ({ input, signal }) => {
        const text = await textOf(input.uid, input.format, signal);
        const { t } = await services.texts();
        const day = new Date().toISOString().slice(0, 10);
        saveFile(`${t('table.fileName')}-${day}.${input.format}`, mediaTypes[input.format], text);
      }),
      readArchive: fromPromise<ImportPlans, { uid: string; file: ChosenFile }>(async ({ input, signal }) => {
        const { ArchiveError, largestArchive, parseArchive } = await archive();
        if (input.file.size > largestArchive) throw new ArchiveError('tooLarge');
        const added = parseArchive(await input.file.text());
        return planImport(await readWhole(input.uid, signal), added);
      }),
      loadLastImport: fromPromise<LastImport | undefined, { uid: string }>(async ({ input }) =>
        services.data.imports.load(input.uid),
      ),
      keepLastImport: fromPromise<void, { uid: string; kept: LastImport }>(async ({ input }) =>
        services.data.imports.keep(input.uid, input.kept),
      ),
      forgetLastImport: fromPromise<void, { uid: string }>(async ({ input }) =>
        services.data.imports.forget(input.uid),
      ),
    },
  });
}
