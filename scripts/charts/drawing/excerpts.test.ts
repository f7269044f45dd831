import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type Box, type Diagram, diagramOf } from './diagram.ts';
import { closedIn, detailOf, overviewOf, withoutHub } from './excerpts.ts';
import { textOf } from './text.ts';

const diagram = diagramOf(
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        initial: 'locked',
        states: {
          locked: { on: { unlock: 'unlocked' } },
          unlocked: { on: { push: '#door.open', kick: '#door.broken' } },
        },
      },
      open: { on: { shut: 'closed', lock: 'closed.locked' } },
      broken: { on: { repair: 'closed' } },
    },
  }),
);
const closed = closedIn(diagram);
const overview = overviewOf(diagram, ({ id }) => `${id}.svg`);

const wordsOf = ({ heading, own }: Box) => [...heading, ...own.flatMap(({ lines }) => lines)].map(textOf);
const arrowsOf = ({ links }: Diagram) =>
  links.map(({ source, target, labels }) => [source, target, ...labels.flatMap(({ lines }) => lines.map(textOf))]);

test('collapses a compound state to one box with its arrows in an overview', () => {
  expect(closed.map(({ id }) => id)).toEqual(['door.closed']);
  expect(overview.root.children.map(wordsOf)).toEqual([['closed', '2 states'], ['open'], ['broken']]);
  expect(overview.root.children[0]).toMatchObject({ children: [], drawnIn: 'door.closed.svg' });
  expect(arrowsOf(overview)).toEqual([
    ['door.closed', 'door.open', 'push'],
    ['door.closed', 'door.broken', 'kick'],
    ['door.open', 'door.closed', 'shut', 'lock → closed.locked'],
    ['door.broken', 'door.closed', 'repair'],
  ]);
});

test('writes the targets of transitions that leave a state into the drawing of that state', () => {
  const [detail] = closed.map((box) => detailOf(diagram, box));
  expect(detail?.root.children.map(wordsOf)).toEqual([['locked'], ['unlocked', 'push → open', 'kick → broken']]);
  expect(detail && arrowsOf(detail)).toEqual([['door.closed.locked', 'door.closed.unlocked', 'unlock']]);
});

test('writes transitions to the most frequent target into their source states', () => {
  const { root, links } = withoutHub(overview);
  expect(root.children.map(wordsOf)).toEqual([
    ['closed', '2 states'],
    ['open', 'shut → closed', 'lock → closed.locked'],
    ['broken', 'repair → closed'],
  ]);
  expect(links.map(({ target }) => target)).toEqual(['door.open', 'door.broken']);
});
