import type { AnyStateMachine } from 'xstate';
import type { ChartEntry } from './catalogue.ts';
import { childChart, invocationsOf, stateName } from './nodes.ts';

function branches(machine: AnyStateMachine, depth: number): readonly string[] {
  return invocationsOf(machine).flatMap(({ node, invocation }) => {
    const child = childChart(machine, invocation);
    const lifetime = node.path.length > 0 ? `, while \`${stateName(node)}\`` : '';
    const line = `${'  '.repeat(depth)}- ${child ? `**${invocation.id}**` : invocation.id}${lifetime}`;
    return [line, ...(child ? branches(child, depth + 1) : [])];
  });
}

const links = (entries: readonly ChartEntry[]): readonly string[] =>
  entries.map(({ name, machine, purpose }) => `- [${machine.id}](${name}.md): ${purpose}`);

/** The entry page: which charts there are, who owns whom, and how to read them. */
export const chartsReadme = (entries: readonly ChartEntry[]): string => {
  const [root] = entries;
  return [
    '# Statecharts',
    '',
    'Written by `npm run charts` from `src/machines`; a test fails when a page differs from its chart. A changed page in a',
    'commit is a changed behaviour: read it as such.',
    '',
    '## Charts',
    '',
    ...links(entries),
    '',
    '## Who lives in whom',
    '',
    'Charts are bold, effects are not. What stands behind "while" lives exactly as long as its owner is in that state.',
    '',
    ...(root ? [`- **${root.machine.id}**`, ...branches(root.machine, 1)] : []),
    '',
    '## How to read a page',
    '',
    '- A row of the table says: in this state, on this event, if the guard holds, the chart goes to the target and does the',
    '  actions. Of several rows for one event the first whose guard holds counts; an inner state comes before an outer one.',
    '- `done x` and `error x` are the answer and the failure of effect or chart `x`; `after` is a timer that starts when the',
    '  state is entered; `always` is taken at once.',
    '- `(stays)` changes no state: without actions the event is swallowed. `(anew)` leaves the state and enters it again, so',
    '  what it runs starts over.',
    '- `…` behind an action or a guard stands for what it is given when it runs, taken from the event or the context.',
    '- A tag is what the screens ask for, such as `busy`.',
    '',
  ].join('\n');
};
