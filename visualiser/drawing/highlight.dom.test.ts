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

test('the active states stand out, the innermost most, and the transition with its arrow', () => {
  highlight(drawing, { active, taken: [taken], linked: 'session.registering' });
  expect(marked(drawing, 'active')).toEqual(active);
  expect(marked(drawing, 'innermost')).toEqual(['session.signedOut.signingIn']);
  expect(marked(drawing, 'linked')).toEqual(['session.registering']);
  expect(drawing.querySelectorAll('.taken').length).toBe(2);
  expect(drawing.querySelector('g.taken[data-transitions] path.arrow')).not.toBeNull();
});

test('what stood out before does not any more', () => {
  highlight(drawing, { active, taken: [taken], linked: undefined });
  highlight(drawing, { active: ['session'], taken: [], linked: undefined });
  expect(marked(drawing, 'active')).toEqual(['session']);
  expect(drawing.querySelectorAll('.taken').length).toBe(0);
});

test('a reader sees the state of the link first, then the active one, then what was taken', () => {
  highlight(drawing, { active, taken: [taken], linked: 'session.registering' });
  expect(focusOf(drawing)?.getAttribute('data-state')).toBe('session.registering');
  highlight(drawing, { active, taken: [taken], linked: undefined });
  expect(focusOf(drawing)?.getAttribute('data-state')).toBe('session.signedOut.signingIn');
  highlight(drawing, { active: [], taken: [taken], linked: undefined });
  expect(focusOf(drawing)?.getAttribute('data-transition')).toBe(taken);
});

// Charts with states within states and states side by side; the picture of each chart: `tests/charts`.
const enough = ['session', 'sheets'];

describe.each(tried(catalogue, ({ name }) => enough.includes(name)))(
  'the drawing of $id',
  ({ name, states, transitions }) => {
    test('has every state and every transition that can be told of', async () => {
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
