import { entryFields, parametersFields, sampleId } from '../../contract/support/samples.ts';
import type { Owner } from '../support/owner.ts';

/** A request that takes as much time and memory as possible (denial of service). */
export type Attack = {
  readonly name: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  /** Undefined for an unauthenticated call. */
  readonly token?: string;
};

const root = 'projects/mon-budget/databases/(default)/documents';
const mebibyte = 1024 * 1024;

const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ stringValue: String(index) }));
const append = (count: number) => ({ fieldPath: 'operations', appendMissingElements: { values: texts(count) } });
const operations = (length: number) => ({
  operations: { arrayValue: { values: [{ stringValue: 'x'.repeat(length) }] } },
});

const mask = (count: number) => ({ fieldPaths: Array.from({ length: count }, (_, index) => `f${String(index)}`) });

/** Attacks that blocked earlier versions, and attacks closest to the limits. */
export const attacksOf = ({ uid, token }: Owner): readonly Attack[] => {
  const parameters = { name: `${root}/${uid}/parameters`, fields: parametersFields };
  const line = (prefix: string, index: number) => {
    const id = sampleId(`${prefix}${String(index)}x`);
    return { update: { name: `${root}/${uid}/${sampleId('big')}/outDay/${id}`, fields: entryFields(id) } };
  };
  const lines = (prefix: string) => Array.from({ length: 500 }, (_, index) => line(prefix, index));
  const commit = (name: string, writes: readonly object[] | string, signedIn = true): Attack => ({
    name,
    path: `/v1/${root}:commit`,
    method: 'POST',
    body: typeof writes === 'string' ? writes : JSON.stringify({ writes }),
    ...(signedIn ? { token } : {}),
  });
  const large = [{ update: parameters, updateTransforms: [append(16_000)] }];
  return [
    commit('16,000 values of a transform, without a token', large, false),
    commit('10 MiB without a token', `{"writes":[${' '.repeat(10 * mebibyte)}]}`, false),
    commit('16,000 values of a transform', large),
    commit('10,000 values of a transform', [{ update: parameters, updateTransforms: [append(10_000)] }]),
    commit('500 transforms', [{ update: parameters, updateTransforms: Array.from({ length: 500 }, () => append(20)) }]),
    commit('8,000 paths of a mask', [{ update: { ...parameters, fields: {} }, updateMask: mask(8000) }]),
    commit('500 lines', lines('a')),
    commit('4 MiB of spaces', `{"writes":[${' '.repeat(4 * mebibyte - 100)}]}`),
    commit('4 MiB of quotes', `{"writes":"${String.raw`\"`.repeat(2 * mebibyte - 100)}"}`),
    commit('4 MiB of numbers', `{"writes":[${'1,'.repeat(2 * mebibyte - 100)}1]}`),
    commit(
      'three parameters of a mebibyte',
      Array.from({ length: 3 }, () => ({ update: { ...parameters, fields: operations(1_000_000) } })),
    ),
    commit('500 changes of parameters of a mebibyte', [
      { update: { ...parameters, fields: operations(1_000_000) } },
      ...Array.from({ length: 499 }, () => ({ update: parameters, updateMask: { fieldPaths: ['darkTheme'] } })),
    ]),
    commit(
      '500 removals',
      lines('a').map(({ update }) => ({ delete: update.name })),
    ),
    {
      name: 'a batch of one name, 800 times',
      path: `/v1/${root}:batchGet`,
      method: 'POST',
      token,
      body: JSON.stringify({ documents: Array.from({ length: 800 }, () => parameters.name) }),
    },
    {
      name: 'a batch of 1,000 names',
      path: `/v1/${root}:batchGet`,
      method: 'POST',
      token,
      body: JSON.stringify({
        documents: lines('a')
          .concat(lines('b'))
          .map(({ update }) => update.name),
      }),
    },
    {
      name: 'a query of 20,000 lines by day',
      path: `/v1/${root}/${uid}/${sampleId('many')}:runQuery`,
      method: 'POST',
      token,
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: 'outDay' }], orderBy: [{ field: { fieldPath: 'day' } }] },
      }),
    },
    {
      name: 'a page of 20,000 lines by day',
      path: `/v1/${root}/${uid}/${sampleId('many')}/outDay?orderBy=day&pageSize=300`,
      method: 'GET',
      token,
    },
  ];
};

/** The commits that store 20,000 lines. */
export const manyLines = ({ uid, token }: Owner): readonly Attack[] =>
  Array.from({ length: 40 }, (_, chunk) => {
    const writes = Array.from({ length: 500 }, (__, index) => {
      const id = sampleId(`m${String(chunk * 500 + index)}x`);
      const name = `${root}/${uid}/${sampleId('many')}/outDay/${id}`;
      return { update: { name, fields: entryFields(id, (index % 31) + 1) } };
    });
    return { name: 'lines', path: `/v1/${root}:commit`, method: 'POST', token, body: JSON.stringify({ writes }) };
  });
