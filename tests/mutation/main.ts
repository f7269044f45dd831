import { parseArgs } from 'node:util';
import { charts } from '../../scripts/charts/catalogue.ts';
import { createRandom } from '../support/random.ts';
import { describeFault, type Fault, faultKinds } from './fault.ts';
import { faultsOf } from './find-faults.ts';
import { type Catch, tryFault } from './try-fault.ts';

const { values } = parseArgs({
  options: { faults: { type: 'string', default: '66' }, seed: { type: 'string', default: '1' } },
});

const random = createRandom(Number(values.seed));
const shuffled = <T>(list: readonly T[]): readonly T[] =>
  list
    .map((each) => [random.fraction(), each] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);

/** So many faults, as many of each kind as there are, and of as many charts as it takes. */
function draw(count: number): readonly Fault[] {
  const all = shuffled(charts.flatMap(({ machine }) => faultsOf(machine)));
  const byKind = faultKinds.map((kind) => all.filter((fault) => fault.kind === kind));
  const rounds = Array.from({ length: all.length }, (_, round) => byKind.flatMap((faults) => faults[round] ?? []));
  return rounds.flat().slice(0, count);
}

const faults = draw(Number(values.faults));
const [control] = charts;
if (control && (await tryFault(control)) !== 'nothing')
  throw new Error('The tests fail without a fault: mend them first.');

const caught: Record<Catch, string[]> = { behaviour: [], approval: [], nothing: [] };
for (const fault of faults) {
  const entry = charts.find(({ machine }) => machine.id === fault.chart);
  if (!entry) throw new Error(`There is no chart ${fault.chart}.`);
  const by = await tryFault(entry, fault);
  caught[by].push(describeFault(fault));
  process.stdout.write(`${by.padEnd(9)} ${describeFault(fault)}\n`);
}

const percent = ((100 * (faults.length - caught.nothing.length)) / faults.length).toFixed(1);
process.stdout.write(
  [
    '',
    `${faults.length} faults in ${new Set(faults.map(({ chart }) => chart)).size} charts: ${percent} % caught,`,
    `${caught.behaviour.length} by a test of behaviour and ${caught.approval.length} only by the approved page.`,
    ...caught.approval.map((line) => `  only the page: ${line}`),
    ...caught.nothing.map((line) => `  survived: ${line}`),
    '',
  ].join('\n'),
);
process.exit(caught.nothing.length / faults.length > 0.05 ? 1 : 0);
