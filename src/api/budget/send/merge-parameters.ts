import { defaultParameters, type Parameters } from '../../../domain/parameters/parameters.ts';
import { editParameters, type ParametersEdit } from '../../../domain/parameters/parameters-edits.ts';
import { remedyOf } from '../../../domain/sync/send-failure.ts';
import type { Documents } from '../../documents/documents.ts';
import { DocumentsError, isStatus } from '../../documents/documents-error.ts';
import { parametersFields, readParameters } from '../mapping/parameters-document.ts';

/** The number of attempts before other devices go first. */
const maxTries = 5;

const lists = ['operations', 'categories', 'blockClosed'] as const;

type Version = { readonly exists?: boolean; readonly updateTime?: string };
type Stored = { readonly parameters: Parameters; readonly version: Version };

async function readStored(documents: Documents, path: string, signal: AbortSignal): Promise<Stored> {
  try {
    const document = await documents.get(path, signal);
    const { updateTime } = document;
    return {
      parameters: readParameters(document),
      version: updateTime === undefined ? { exists: true } : { updateTime },
    };
  } catch (error) {
    if (!isStatus(error, 'NOT_FOUND')) throw error;
    return { parameters: defaultParameters, version: { exists: false } };
  }
}

const changedLists = (before: Parameters, after: Parameters): Partial<Parameters> =>
  Object.fromEntries(
    lists
      .filter((list) => JSON.stringify(before[list]) !== JSON.stringify(after[list]))
      .map((list) => [list, after[list]]),
  );

// The document was created, changed or deleted meanwhile.
const isStale = (error: unknown) =>
  remedyOf(error) === 'merge' || isStatus(error, 'ALREADY_EXISTS') || isStatus(error, 'NOT_FOUND');

const isSameVersion = (a: Version, b: Version): boolean => a.exists === b.exists && a.updateTime === b.updateTime;

/**
 * Applies the edits to the lists on the server, and saves them only if no other device has changed them meanwhile: two devices that
 * add different names at the same time both keep theirs.
 * @throws {DocumentsError} `ABORTED` when other devices keep changing them, `FAILED_PRECONDITION` when the server refuses its own
 * version: another attempt would fail as well
 */
export async function mergeParameters(
  documents: Documents,
  uid: string,
  edits: readonly ParametersEdit[],
  signal: AbortSignal,
  refused: readonly Version[] = [],
): Promise<void> {
  if (refused.length === maxTries)
    throw new DocumentsError('The parameters are being changed elsewhere.', 'ABORTED', 409);
  const path = `${uid}/parameters`;
  const { parameters, version } = await readStored(documents, path, signal);
  if (refused.slice(-1).some((last) => isSameVersion(last, version)))
    throw new DocumentsError('The version that is stored was refused.', 'FAILED_PRECONDITION', 400);
  const changes = changedLists(parameters, edits.reduce(editParameters, parameters));
  if (Object.keys(changes).length === 0) return;
  try {
    await documents.patch(path, parametersFields(changes), version, signal);
  } catch (error) {
    if (!isStale(error)) throw error;
    await mergeParameters(documents, uid, edits, signal, [...refused, version]);
  }
}
