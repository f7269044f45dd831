import type { AnyStateMachine } from 'xstate';
import type { ChartEntry } from './catalogue.ts';
import { effectsOf } from './effects.ts';
import { childChart, invocationsOf, nodesOf, stateName } from './nodes.ts';
import { code, describeState, transitionTable } from './table.ts';
import { lineageOf, type LivingChart } from './tree.ts';

// A union type contains `|`, which would end the cell.
const cell = (text: string): string => (text === '' ? '' : code(text.replaceAll('|', '\\|')));

function position(tree: LivingChart, machine: AnyStateMachine): string {
  const lineage = lineageOf(tree, machine);
  if (lineage.length === 0) return 'Lives as long as the component that shows it.';
  if (lineage.length === 1) return 'Lives as long as the page, and owns all others.';
  const owners = lineage.slice(0, -1).map((owner) => code(owner.machine.id));
  const lifetime = lineage.at(-1)?.lifetime;
  return `Lives in ${owners.join(' › ')}${lifetime === undefined ? '' : `, while ${code(lifetime)}`}.`;
}

function effectTable(name: string, machine: AnyStateMachine): readonly string[] {
  const effects = effectsOf(name);
  const rows = invocationsOf(machine).flatMap(({ node, invocation }) => {
    if (childChart(machine, invocation)) return [];
    const types = typeof invocation.src === 'string' ? effects.get(invocation.src) : undefined;
    if (!types) throw new Error(`${machine.id} does not declare the types of ${invocation.id}.`);
    const lifetime = node.path.length > 0 ? code(stateName(node)) : 'always';
    return [`| ${code(invocation.id)} | ${lifetime} | ${cell(types.input)} | ${cell(types.output)} |`];
  });
  const head = ['## Effects', '', '| effect | runs while | input | output |', '| --- | --- | --- | --- |'];
  return rows.length > 0 ? [...head, ...rows, ''] : [];
}

function timings({ implementations }: AnyStateMachine): readonly string[] {
  const rows = Object.entries(implementations.delays).map(
    ([name, delay]) => `| ${code(name)} | ${typeof delay === 'number' ? `${delay} ms` : 'computed'} |`,
  );
  return rows.length > 0 ? ['## Timings', '', '| delay | duration |', '| --- | --- |', ...rows, ''] : [];
}

const closedStates = (chart: string, drawings: readonly string[]): readonly string[] =>
  drawings.flatMap((drawing) => {
    const state = drawing.slice(chart.length + 1);
    return [`## Inside ${code(state)}`, '', `![The states and transitions of ${state}](${drawing}.svg)`, ''];
  });

/** The page of a chart. A change of behaviour changes its text, so that reviewers see the change. */
export const chartPage = (
  { name, machine, purpose }: ChartEntry,
  tree: LivingChart,
  [overview = name, ...closed]: readonly string[],
): string =>
  [
    `# ${machine.id}`,
    '',
    purpose,
    position(tree, machine),
    '',
    `![The states and transitions of ${machine.id}](${overview}.svg)`,
    '',
    ...closedStates(name, closed),
    '## Transitions',
    '',
    ...transitionTable(machine),
    '',
    '## States',
    '',
    ...nodesOf(machine).map(describeState),
    '',
    ...effectTable(name, machine),
    ...timings(machine),
  ].join('\n');
