import { setTimeout as after } from 'node:timers/promises';
import { entryFields, sampleId } from '../../contract/support/samples.ts';
import { documentsPath } from '../support/direct-app.ts';

/** The results on a full disk; `wrong` lists the violations. */
export type StepReport = { readonly accepted: number; readonly refused: number; readonly wrong: readonly string[] };

export type Expect = (holds: boolean, what: string) => void;

export const diskEmail = 'owner@example.com';

/** The limits of the number of writes and of refused writes. */
export const maxWrites = 300;
export const maxRefusals = 4;

export const sheet = sampleId('disk');
export const lineId = (kind: string, index: number): string =>
  `${kind}${String(index).padStart(20 - kind.length, '0')}`;
const largeFields = (id: string) => ({
  ...entryFields(id),
  name: { stringValue: id.repeat(9) },
  category: { stringValue: id.repeat(9) },
});

export type Call = { readonly method: string; readonly path: string; readonly body: unknown };

/** Alternates small and large writes of every kind. */
export const callsOf = (uid: string): readonly ((index: number) => Call)[] => {
  const nameOf = (path: string): string => `${documentsPath.slice('/v1/'.length)}/${uid}/${path}`;
  const put = (id: string) => ({ update: { name: nameOf(`${sheet}/outDay/${id}`), fields: largeFields(id) } });
  return [
    (index) => ({
      method: 'POST',
      path: `${documentsPath}:commit`,
      body: { writes: Array.from({ length: 20 }, (_, line) => put(lineId('c', index * 20 + line))) },
    }),
    (index) => ({
      method: 'POST',
      path: `${documentsPath}/${uid}/${sheet}/in?documentId=${lineId('s', index)}`,
      body: { fields: largeFields(lineId('s', index)) },
    }),
    (index) => ({
      method: 'PATCH',
      path: `${documentsPath}/${uid}/parameters`,
      body: {
        fields: {
          operations: {
            // The security rules allow 2,000 characters.
            arrayValue: {
              values: Array.from({ length: Math.min(10 * index, 2000) }, (_, line) => ({
                stringValue: lineId('o', line),
              })),
            },
          },
        },
      },
    }),
    (index) => ({
      method: 'POST',
      path: `${documentsPath}:commit`,
      body: { writes: [{ delete: nameOf(`${sheet}/in/${lineId('s', index - 2)}`) }, put(lineId('m', index))] },
    }),
  ];
};

export const nothing: Call = { method: 'GET', path: '/', body: undefined };

const longestWait = 15_000;

/** Polls until a condition is true. Returns false after a timeout. */
export const becomesTrue = async (isTrue: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (const begin = Date.now(); Date.now() - begin < longestWait;) {
    if (await isTrue()) return true;
    await after(100);
  }
  return false;
};
