import { ownerMayCreate } from '../../contract/support/owner-creates.ts';
import { ArchiveError, archiveText, parseArchive } from '../../../src/api/archive/archive-file.ts';
import { wireFields } from '../../../contract/values.ts';
import { documentsOf } from '../../../src/domain/archive/account-difference.ts';
import type { StoredAccount, StoredDocument } from '../../../src/domain/archive/account-patch.ts';
import { planImport } from '../../../src/domain/archive/import-plan.ts';
import * as v from 'valibot';
import { createRandom } from '../../support/random.ts';
import { createFindings, type Print, type Report, firstFault, type Rule } from '../support/findings.ts';
import { importFault } from './import-file.ts';
import { drawFile, wholeFile } from './mutate.ts';

const problems = ['notAnArchive', 'newerVersion', 'damaged'];

/** The account of an archive; undefined if the archive is refused with a known reason. */
const readFile = (text: string): StoredAccount | undefined => {
  try {
    return parseArchive(text);
  } catch (error) {
    if (error instanceof ArchiveError && problems.includes(error.problem)) return undefined;
    throw error;
  }
};

const byPath = (documents: readonly StoredDocument[]): string =>
  JSON.stringify(documents.toSorted((a, b) => (a.path < b.path ? -1 : 1)));

const content = v.object({
  format: v.literal('mon-budget-archive'),
  version: v.literal(1),
  documents: v.array(v.object({ path: v.string(), fields: wireFields })),
});

type Read = { readonly text: string; readonly account: StoredAccount };

const holdsAll = ({ text, account }: Read): boolean => {
  const { documents } = v.parse(content, JSON.parse(text));
  return byPath(documents) === byPath(documentsOf(account));
};

const isAcceptedByRules = ({ account }: Read): boolean =>
  documentsOf(account).every(({ path, fields }) => ownerMayCreate(path, v.parse(wireFields, fields)));

const ownLines = ({ account: { sheets } }: Read): boolean =>
  sheets.every(({ id, lines }) => lines.every(({ path }) => path.startsWith(`${id}/`)));

const isReadAgain = ({ account }: Read): boolean =>
  JSON.stringify(parseArchive(archiveText(account, 0))) === JSON.stringify(account);

const known = parseArchive(wholeFile);

/** Checks that an accepted archive can be imported into any account, and that a replacing import stores the whole archive. */
const isPlanned = ({ account }: Read): boolean => {
  const onOther = planImport(known, account).plans;
  const onItself = planImport(account, account).plans;
  const isIdle = onItself.replace.patch.puts.length === 0 && onItself.add.patch.puts.length === 0;
  const sheets = new Set([...known.sheets, ...account.sheets].map(({ id }) => id));
  return isIdle && onOther.replace.patch.removedSheets.every((id) => sheets.has(id));
};

const rules: readonly Rule<Read>[] = [
  ['is read as another account, or is no archive of this version', holdsAll],
  ['holds what the rules refuse', isAcceptedByRules],
  ['has a line in another sheet', ownLines],
  ['is another account when it is exported and read again', isReadAgain],
  ['cannot be planned', isPlanned],
];

const importEvery = 100;

/** Reads a number of mutated files, and imports one of a hundred into an account. */
export async function runArchives(
  runs: number,
  seed: number,
  print?: Print,
): Promise<Report & { readonly read: number }> {
  const findings = createFindings(print);
  const random = createRandom(seed);
  let read = 0;
  for (let run = 0; run < runs; run += 1) {
    const text = drawFile(random);
    let isRefused = true;
    findings.check(text, () => {
      const account = readFile(text);
      isRefused = account === undefined;
      return account === undefined ? undefined : firstFault(rules, { text, account });
    });
    if (!isRefused) read += 1;
    if (run % importEvery === 0) {
      const fault = await importFault(text, isRefused);
      findings.check(text, () => fault);
    }
  }
  return { ...findings.report(), read };
}
