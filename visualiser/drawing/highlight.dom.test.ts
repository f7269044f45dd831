import { describe, expect, test } from 'vitest';
import { charts } from '../../scripts/charts/catalogue.ts';
import { wholePicture } from '../../scripts/charts/drawing/drawings.ts';
import { catalogue } from '../catalogue/charts.ts';
import { tried } from '../../tests/support/tier.ts';
import { focusOf, highlight } from './highlight.ts';

async function drawingOf(chart: string): Promise<Element> {
  const entry = charts.find(({ name }) => name === chart);
  if (!entry) throw new Error(`There is no chart ${chart}.`);
  return new DOMParser().parseFromString(await wholePicture(entry), 'image/svg+xml').documentElement;
}

const drawing = await drawingOf('session');

const marked = (root: Element, name: string) =>
  [...root.querySelectorAll(`.${name}`)].map((element) => element.getAttribute('data-state'));

const taken = 'session.signedOut.idle|signIn.submitted|0';
const active = ['session', 'session.signedOut', 'session.signedOut.signingIn'];

test('highlights the active states, especially the innermost states, and the transition with its arrow', () => {
  highlight(drawing, { active, taken: [taken], linked: 'session.registering' });
  expect(marked(drawing, 'active')).toEqual(active);
  expect(marked(drawing, 'innermost')).toEqual(['session.signedOut.signingIn']);
  expect(marked(drawing, 'linked')).toEqual(['session.registering']);
  expect(drawing.querySelectorAll('.taken').length).toBe(2);
  expect(drawing.querySelector('g.taken[data-transitions] path.arrow')).not.toBeNull();
});

test('removes earlier highlights', () => {
  highlight(drawing, { active, taken: [taken], linked: undefined });
  highlight(drawing, { active: ['session'], taken: [], linked: undefined });
  expect(marked(drawing, 'active')).toEqual(['session']);
  expect(drawing.querySelectorAll('.taken').length).toBe(0);
});

test('focuses the linked state, else the active state, else the taken transition', () => {
  highlight(drawing, { active, taken: [taken], linked: 'session.registering' });
  expect(focusOf(drawing)?.getAttribute('data-state')).toBe('session.registering');
  highlight(drawing, { active, taken: [taken], linked: undefined });
  expect(focusOf(drawing)?.getAttribute('data-state')).toBe('session.signedOut.signingIn');
  highlight(drawing, { active: [], taken: [taken], linked: undefined });
  expect(focusOf(drawing)?.getAttribute('data-transition')).toBe(taken);
});

// These charts have nested and parallel states. `tests/charts` checks the drawing of each chart.
const enough = ['session', 'sheets'];

describe.each(tried(catalogue, ({ name }) => enough.includes(name)))(
  'the drawing of $id',
  ({ name, states, transitions }) => {
    test('has every state and every transition', async () => {
      const drawn = await drawingOf(name);
      const keys = new Set(
        [...drawn.querySelectorAll('[data-transition]')].map((each) => each.getAttribute('data-transition')),
      );
      const ids = new Set([...drawn.querySelectorAll('[data-state]')].map((each) => each.getAttribute('data-state')));
      expect([...transitions.keys()].filter((key) => !keys.has(key))).toEqual([]);
      expect(states.filter(({ id }) => !ids.has(id))).toEqual([]);
    });
  },
);
