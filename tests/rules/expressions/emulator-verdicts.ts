import type { Emulator } from '../emulator/client.ts';
import { testFields } from './known-values.ts';
import type { Verdict } from './reference.ts';
import { wrap } from './verdicts.ts';

const collection = (index: number): string => `c${String(index)}`;

export const batchSize = 200;

/** Stores the test document in each collection of a batch. */
export const prepareBatches = async (emulator: Emulator): Promise<void> => {
  await emulator.clear();
  await emulator.seed(
    Array.from({ length: batchSize }, (_, index) => ({ path: [collection(index), 'x'], fields: testFields })),
  );
};

// The emulator evaluates a condition without the document and then with the document. The last result counts.
const verdictOf = ({ status, text }: { readonly status: number; readonly text: string }): Verdict => {
  if (status === 200) return 'true';
  return /(?:^|[\s",]|\\n)false for 'get' @ L\d+"/.test(text) ? 'false' : 'error';
};

/** Returns the verdict of Firestore's emulator on each condition; `refused` if the condition does not compile. */
export const emulatorVerdicts = async (
  emulator: Emulator,
  conditions: readonly string[],
): Promise<readonly (Verdict | 'refused')[]> => {
  const rules = conditions.map(
    (condition, index) => `match /${collection(index)}/{id} { allow get: if ${condition}; }`,
  );
  const { isAccepted } = await emulator.install(wrap(rules.join('\n')));
  if (!isAccepted) {
    if (conditions.length === 1) return ['refused'];
    const half = Math.ceil(conditions.length / 2);
    return [
      ...(await emulatorVerdicts(emulator, conditions.slice(0, half))),
      ...(await emulatorVerdicts(emulator, conditions.slice(half))),
    ];
  }
  const answers = conditions.map(async (_, index) =>
    emulator.ask('unauthenticated', { method: 'GET', path: [collection(index), 'x'] }),
  );
  return (await Promise.all(answers)).map(verdictOf);
};
