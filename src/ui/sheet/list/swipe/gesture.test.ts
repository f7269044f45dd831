import { describe, expect, test } from 'vitest';
import { begin, type Direction, displacementOf, type Gesture, move, release } from './gesture.ts';

const both: readonly Direction[] = ['left', 'right'];

/** A finger that goes `x` and `y` pixels away from the middle of a phone, in steps of 16 ms. */
function go(x: number, y: number, { time = 320, from = 180 } = {}): Gesture {
  const steps = Math.max(1, Math.round(time / 16));
  let gesture = begin({ x: from, y: 400, at: 0 }, 360);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    gesture = move(gesture, { x: from + x * part, y: 400 + y * part, at: time * part });
  }
  return gesture;
}

// Source: docs/specification.md#swipe.
describe('a swipe', () => {
  test.each([
    [100, 0, {}, 'right'],
    [-100, 0, {}, 'left'],
    [95, 0, {}, undefined],
    [-95, 10, {}, undefined],
    [49, 0, { time: 80 }, 'right'],
    [-49, 0, { time: 80 }, 'left'],
    [47, 0, { time: 48 }, undefined],
    [96, 40, {}, 'right'],
    [150, 0, { from: 31 }, undefined],
    [150, 0, { from: 32 }, 'right'],
    [-150, 0, { from: 329 }, undefined],
  ])('of %i px to the right and %i px down (%o) runs the action %s', (x, y, how, meant) => {
    expect(release(go(x, y, how), both)).toBe(meant);
  });

  test('springs back if the finger returns from any distance', () => {
    const far = go(150, 0);
    const back = move(far, { x: 250, y: 400, at: 350 });
    expect([release(far, both), release(back, both)]).toEqual(['right', undefined]);
    // Quick, but back towards the start.
    expect(release(move(go(60, 0), { x: 230, y: 400, at: 328 }), both)).toBeUndefined();
  });

  test('does nothing in a direction without an action', () => {
    const right = go(150, 0);
    expect([displacementOf(right, both), displacementOf(right, ['left']), release(right, ['left'])]).toEqual([
      150,
      0,
      undefined,
    ]);
  });

  test('is ignored after the finger has scrolled', () => {
    const scrolled = move(go(0, 11), { x: 330, y: 411, at: 500 });
    expect([scrolled.kind, displacementOf(scrolled, both)]).toEqual(['scroll', 0]);
  });

  test('moves the row exactly with the finger after the first pixels', () => {
    expect([go(11, 0).kind, displacementOf(go(11, 0), both), displacementOf(go(13, 0), both)]).toEqual([
      'undecided',
      0,
      13,
    ]);
    const wandering = move(go(60, 0), { x: 250, y: 500, at: 400 });
    expect(displacementOf(wandering, both)).toBe(70);
  });
});

test('ignores fifty flicks within 30° of the vertical, and accepts ten horizontal ones', () => {
  const flicks = Array.from({ length: 50 }, (_, index) => {
    const angle = ((index % 2 === 0 ? 1 : -1) * (index * 30 * Math.PI)) / (49 * 180);
    const length = 80 + 8 * index;
    return go(length * Math.sin(angle), length * Math.cos(angle), { time: 60 + 4 * index });
  });
  expect(flicks.filter((flick) => release(flick, both) !== undefined)).toEqual([]);
  const swipes = Array.from({ length: 10 }, (_, index) => go(120, 6 * index - 27));
  expect(swipes.filter((swipe) => release(swipe, both) === 'right')).toHaveLength(10);
});
