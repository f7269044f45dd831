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
    '## The charts of the running app',
    '',
    '`npm run charts:live`, beside `npm start`, serves every chart, drawn whole, at http://127.0.0.1:8081/charts.html and the',
    'app that runs already at http://127.0.0.1:8081/?inspect. The first shows what the charts of the second do:',
    '',
    '![The chart of the outbox when the network has gone: its active state, the transition that led there, the actors that',
    'live, and the log](visualiser-light.png)',
    '',
    '- Active states are blue, the transition that was taken last is orange. "Show the chart that moves" goes along.',
    '- The log tells each event with its time; the one that is chosen shows its transitions, its payload and the context.',
    '  Passwords, tokens and the codes of mails are masked before they leave the page of the app.',
    '- Space stops the view and follows again; ← and → go back and forward through the log, End to the latest. The app goes',
    '  on meanwhile, and what it does is counted and kept.',
    '- The tree holds the actors that live. An actor of it chooses whose states the drawing shows.',
    '- Every chart and every state is a link, such as `/charts.html#session/signedOut.idle`: it can be kept and sent.',
    '- A tab that was opened with `?inspect` speaks until it is closed, also after a reload. The link of a mail leads to the',
    '  app itself: put the origin of the visualiser in front of it to follow what it does.',
    '- An app that is elsewhere is named by `APP=http://127.0.0.1:3000`, another port by `CHARTS_PORT=9000`.',
    '',
    'It reads the dark theme from the system:',
    '',
    '![The same in the dark theme](visualiser-dark.png)',
    '',
    'Nothing of it is in the build of the app but a small chunk that only a tab with `?inspect` loads.',
    '`PICTURES=on TESTS=all npx vitest run --project e2e tests/e2e/visualiser` takes the two pictures anew.',
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
    '- A drawing fits a page of 1,400 by 900 pixels. What would not fit in one is parted: a bold border and an underlined name',
    '  stand for a state whose own states are in a drawing of their own, which the box links to. An arrow to the box leads to',
    '  the state that `→` names, else to the one that the box starts in.',
    '- `→ name` behind an event is an arrow that is not drawn: the transition leads to the state of that name. So is written',
    '  what leaves a drawing, and what leads to the state that most arrows of a crowded drawing would lead to.',
    '',
  ].join('\n');
