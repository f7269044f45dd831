import { loadavg } from 'node:os';
import { weighFirstRoute } from '../../scripts/bundle/first-route.ts';
import { timeAddEntry } from './add-entry.ts';
import { timeColdStart } from './cold-start.ts';

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
const worst = (values: readonly number[]): number => Math.max(...values);
const milliseconds = (values: readonly number[]) =>
  `${median(values).toFixed(1)} ms (worst ${worst(values).toFixed(1)}, n=${values.length})`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

// The app must be built: `npm run build` first.
const coldStart = await timeColdStart(5);
const throttled = await timeAddEntry(300, 4, 20);
const unthrottled = await timeAddEntry(300, 1, 20);
const weight = await weighFirstRoute();

const rows = [
  ['server: cold start to /healthz', milliseconds(coldStart), '≤ 1000 ms'],
  ['add an entry to 300, 4× throttle, click to paint', milliseconds(throttled), '≤ 50 ms'],
  ['the same, unthrottled', milliseconds(unthrottled), ''],
  ['sign-in scripts, brotli', kilobytes(weight.signIn), ''],
  ['sign-in scripts with the identity library, brotli', kilobytes(weight.withIdentity), '≤ 200 kB'],
  ['scripts up to home, brotli', kilobytes(weight.home), '≤ 205 kB'],
];
const load = loadavg()
  .map((value) => value.toFixed(2))
  .join(' ');
process.stdout.write(
  [
    '| figure | measured | target |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    `Load: ${load}`,
    '',
  ].join('\n'),
);
