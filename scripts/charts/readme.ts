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

/** The entry page: the charts, the actor tree, and how to read a page and a drawing. */
export const chartsReadme = (entries: readonly ChartEntry[]): string =>
  [
    '# Statecharts',
    '',
    '`npm run charts` writes these pages from `src/machines`, and a test fails when a page differs from its chart. A changed',
    'page is a changed behaviour: review it as such.',
    '',
    '## Charts',
    '',
    ...links(entries),
    '',
    '## Actor tree',
    '',
    'Charts are bold, effects are not. An actor with "while" lives as long as its owner is in that state.',
    '',
    '![The actors of the product, each beside its owner](actors.svg)',
    '',
    ...branches(productTree(entries), 0),
    '',
    '## The charts of the running app',
    '',
    '`npm run charts:live`, beside `npm start`, shows the charts at http://127.0.0.1:8081/charts.html. It follows the app',
    'that you use at http://127.0.0.1:8081/?inspect:',
    '',
    '![The chart of the outbox when the network has gone: its active state, the transition that led there, the actors that',
    'live, and the log](visualiser-light.png)',
    '',
    '- Active states are blue, the last transition is orange. "Show the chart that moves" follows the active chart.',
    '- The log lists each event with its time. Select one to see its transitions, payload and context. Passwords, tokens and',
    "  mailed codes are masked before they leave the app's page.",
    '- Space pauses and resumes the view, ← and → step through the log, End goes to the latest. The app continues meanwhile,',
    '  and its events are counted and kept.',
    '- The tree lists the living actors. Select one to see its states in the drawing.',
    '- Every chart and state has a link, such as `/charts.html#session/signedOut.idle`.',
    '- A tab opened with `?inspect` reports until it is closed, also after a reload. Mailed links lead to the app itself: put',
    "  the visualiser's origin in front to follow them.",
    '- `APP=http://127.0.0.1:3000` follows an app at another address, `CHARTS_PORT=9000` sets another port.',
    '',
    "The view uses the system's dark theme:",
    '',
    '![The same in the dark theme](visualiser-dark.png)',
    '',
    "The app's build contains only a small chunk for it, which only a tab with `?inspect` loads. To update the two pictures:",
    '`PICTURES=on TESTS=all npx vitest run --project e2e tests/e2e/visualiser`.',
    '',
    '## How to read a page',
    '',
    '- A row of the table means: in this state, on this event, if the guard is true, the chart goes to the target and runs',
    '  the actions. The first row whose guard is true applies; inner states come before outer ones.',
    '- `done x` and `error x` are the result and the failure of effect or chart `x`. `after` is a timer that starts on entry.',
    '  `always` is taken at once.',
    '- `(stays)` changes no state; without actions, the event is ignored. `(anew)` leaves and reenters the state, so its',
    '  effects restart.',
    '- `…` after an action or a guard means its parameters, taken from the event or the context.',
    '- Screens query tags, such as `busy`.',
    '',
    '## How to read a drawing',
    '',
    '- A box is a state, with its entry and exit actions, its effects, and its tags in violet. A dot leads to the initial',
    '  state. Regions with dashed borders are active in parallel. A double border is a final state.',
    '- An arrow has the event, its `[guard]` and the `/ actions`. Transitions that change no state are written inside their',
    '  state; `↻` leaves and reenters it.',
    '- *any state* means every state of the surrounding box, for an event of the owner that leads inside.',
    '- A drawing fits 1,400 by 900 pixels. Larger charts are split: a state with a bold border and an underlined name links',
    '  to its own drawing. An arrow to it leads to the state after `→`, else to its initial state.',
    '- `→ name` after an event replaces an arrow to that state. It is used for targets outside the drawing, and for the most',
    '  frequent target of a crowded drawing.',
    '',
  ].join('\n');
