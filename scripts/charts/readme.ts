import type { ChartEntry } from './catalogue.ts';
import { type LivingChart, productTree } from './tree.ts';

const during = (lifetime: string | undefined): string => (lifetime === undefined ? '' : `, while \`${lifetime}\``);

function branches({ machine, lifetime, effects, charts }: LivingChart, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  return [
    `${indent}- **${machine.id}**${during(lifetime)}`,
    ...effects.map((effect) => `${indent}  - ${effect.id}${during(effect.lifetime)}`),
    ...charts.flatMap((chart) => branches(chart, depth + 1)),
  ];
}

const links = (entries: readonly ChartEntry[]): readonly string[] =>
  entries.map(({ name, machine, purpose }) => `- [${machine.id}](${name}.md): ${purpose}`);

/** The entry page: which charts there are, who owns whom, and how to read them. */
export const chartsReadme = (entries: readonly ChartEntry[]): string =>
  [
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
    '![The actors of the product, each beside its owner](actors.svg)',
    '',
    ...branches(productTree(entries), 0),
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
    '## How to read a drawing',
    '',
    '- A box is a state, with what it does when it is entered and left, what it runs while it is active, and its tags in',
    '  violet. A dot leads to the state that a state starts in; the regions of a state with broken borders are active side',
    '  by side; a doubled border ends the chart.',
    '- Beside an arrow stand the event, the `[guard]` that lets it through and the `/ actions` that follow. What changes no',
    '  state is written inside its state; `↻` leaves it and enters it again.',
    '- *any state* stands for every state within the box that it is in: an event of the owner that leads inside.',
    '',
  ].join('\n');
