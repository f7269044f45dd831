import { expect, test } from 'vitest';
import { releasedChangelog } from './changelog.ts';

const top = '# Changelog\n\n## [Unreleased]\n';

test('turns unreleased changes into a dated version above earlier versions', () => {
  const before = `${top}\n### Fixed\n\n- It adds up.\n\n## [1.0.0] - 2026-01-31\n\n- First.\n`;
  expect(releasedChangelog(before, '1.1.0', '2026-02-28')).toBe(
    `${top}\n## [1.1.0] - 2026-02-28\n\n### Fixed\n\n- It adds up.\n\n## [1.0.0] - 2026-01-31\n\n- First.\n`,
  );
});

test.each([
  ['without its heading', '# Changelog\n'],
  ['with its heading twice', `${top}\n- One.\n\n## [Unreleased]\n`],
  ['without a change', `${top}\n\n## [1.0.0] - 2026-01-31\n\n- First.\n`],
])('rejects a changelog %s', (_, text) => {
  expect(() => releasedChangelog(text, '1.1.0', '2026-02-28')).toThrow(/^The changelog/u);
});
