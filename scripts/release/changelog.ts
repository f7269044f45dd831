const heading = '## [Unreleased]';

/** Moves the unreleased changes to a new version. `date` is year-month-day. Throws without unreleased changes. */
export function releasedChangelog(text: string, version: string, date: string): string {
  const [before, after, ...more] = text.split(`${heading}\n`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The changelog must have the heading "${heading}" once.`);
  const [changes = ''] = after.split(/^## /mu);
  if (changes.trim() === '') throw new Error('The changelog has no unreleased change.');
  return `${before}${heading}\n\n## [${version}] - ${date}\n${after}`;
}
