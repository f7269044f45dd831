import { describe, expect, test } from 'vitest';
import { archiveProblemOf, archiveProblems } from './archive.ts';

describe('the problem of an error', () => {
  test.each(archiveProblems)('is %s when it carries it', (problem) => {
    expect(archiveProblemOf(Object.assign(new Error('broken'), { problem }))).toBe(problem);
  });

  test.each([new Error('no network'), { problem: 'another' }, { problem: 3 }, 'damaged', undefined, null])(
    'is that there was no answer for %o',
    (error) => expect(archiveProblemOf(error)).toBe('unreachable'),
  );
});
