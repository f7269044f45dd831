import { expect, test } from 'vitest';
import { shiftFor } from './reveal.ts';
import { widthsOf, zoomedBy, zoomLabel } from './zoom.ts';

const view = { start: 100, end: 500 };

test('does not scroll to a visible target, and centres a hidden target', () => {
  expect(shiftFor(view, { start: 200, end: 260 })).toBe(0);
  expect(shiftFor(view, { start: 700, end: 760 })).toBe(430);
  expect(shiftFor(view, { start: 90, end: 150 })).toBe(-180);
});

test('zooms by steps between the minimum and the maximum', () => {
  expect(zoomedBy('fit', 1)).toBe(1.2);
  expect(zoomedBy(1.2, -1)).toBe(1);
  expect(zoomedBy(2, 1)).toBe(2);
  expect(zoomedBy(0.4, -1)).toBe(0.4);
  expect([zoomLabel('fit'), zoomLabel(1.2)]).toEqual(['Fit', '120 %']);
});

test('limits how much a fitted drawing shrinks, so that texts stay readable', () => {
  expect(widthsOf('fit', 1000)).toEqual({ width: '100%', minWidth: '750px', maxWidth: '1000px' });
  expect(widthsOf(0.4, 1000)).toEqual({ width: '400px', minWidth: '0', maxWidth: 'none' });
});
