import { describe, expect, test } from 'vitest';
import { archiveProblemOf, archiveProblems } from './archive.ts';

describe('archiveProblemOf', () => {
  test.each(archiveProblems)('reads %s from an error', (problem) => {
    expect(archiveProblemOf(Object.assign(new Error('broken'), { problem }))).toBe(problem);
  });

  test.each([new Error('no network'), { problem: 'another' }, { problem: 3 }, 'damaged', undefined, null])(
    'returns `unreachable` for %o',
    (error) => expect(archiveProblemOf(error)).toBe('unreachable'),
  );
});
