const heading = '## [Unreleased]';

/** The changelog in which what was unreleased is that of a version, dated year-month-day. Throws when there is nothing to release. */
export function releasedChangelog(text: string, version: string, date: string): string {
  const [before, after, ...more] = text.split(`${heading}\n`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The changelog must have the heading "${heading}" once.`);
  const [changes = ''] = after.split(/^## /mu);
  if (changes.trim() === '') throw new Error('The changelog names no change that is unreleased.');
  return `${before}${heading}\n\n## [${version}] - ${date}\n${after}`;
}
