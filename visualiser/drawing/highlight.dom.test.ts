import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue/charts.ts';
import { focusOf, highlight } from './highlight.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'statecharts');
const drawingOf = (file: string): Element =>
  new DOMParser().parseFromString(readFileSync(join(folder, file), 'utf8'), 'image/svg+xml').documentElement;

const marked = (drawing: Element, name: string) =>
  [...drawing.querySelectorAll(`.${name}`)].map((element) => element.getAttribute('data-state'));

let drawing: Element;
beforeEach(() => {
  drawing = drawingOf('session.svg');
});

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

describe.each(catalogue)('the drawing of $id', ({ file, states, transitions }) => {
  test('has every state and every transition that can be told of', () => {
    const drawn = drawingOf(file);
    const keys = new Set(
      [...drawn.querySelectorAll('[data-transition]')].map((each) => each.getAttribute('data-transition')),
    );
    const ids = new Set([...drawn.querySelectorAll('[data-state]')].map((each) => each.getAttribute('data-state')));
    expect([...transitions.keys()].filter((key) => !keys.has(key))).toEqual([]);
    expect(states.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
