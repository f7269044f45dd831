/** The position of a finger in CSS pixels of the window, at a time in milliseconds. */
export type Touch = { readonly x: number; readonly y: number; readonly at: number };

export type Direction = 'left' | 'right';

/** A finger on a row. The first pixels of the movement decide the kind of gesture until the finger is lifted. */
export type Gesture = {
  readonly kind: 'undecided' | 'swipe' | 'scroll';
  readonly start: Touch;
  readonly last: Touch;
  /** In pixels per millisecond, to the right. */
  readonly velocity: number;
};

// The system handles gestures that begin at an edge of the screen.
const edge = 32;
const scrollSlop = 10;
const swipeSlop = 12;
/** In CSS pixels: a row released beyond this distance acts; a quick swipe acts sooner. */
export const actingDistance = 96;
const quickDistance = 48;
const quickVelocity = 0.5;

export const begin = (start: Touch, windowWidth: number): Gesture => ({
  kind: start.x < edge || start.x > windowWidth - edge ? 'scroll' : 'undecided',
  start,
  last: start,
  velocity: 0,
});

const decide = ({ kind, start }: Gesture, { x, y }: Touch): Gesture['kind'] => {
  if (kind !== 'undecided') return kind;
  const [across, down] = [Math.abs(x - start.x), Math.abs(y - start.y)];
  if (across >= swipeSlop && across > 2 * down) return 'swipe';
  return down >= scrollSlop ? 'scroll' : 'undecided';
};

export const move = (gesture: Gesture, touch: Touch): Gesture => {
  const { last, velocity } = gesture;
  const time = touch.at - last.at;
  return {
    ...gesture,
    kind: decide(gesture, touch),
    last: touch,
    velocity: time > 0 ? (touch.x - last.x) / time : velocity,
  };
};

/** The displacement of the row to the right in CSS pixels. It follows the finger in the directions that have an action. */
export const displacementOf = ({ kind, start, last }: Gesture, directions: readonly Direction[]): number => {
  const distance = kind === 'swipe' ? last.x - start.x : 0;
  return directions.includes(distance < 0 ? 'left' : 'right') ? distance : 0;
};

/** The direction whose action a release triggers; undefined if the row springs back. */
export const release = (gesture: Gesture, directions: readonly Direction[]): Direction | undefined => {
  const distance = displacementOf(gesture, directions);
  const direction = distance < 0 ? 'left' : 'right';
  const isQuick = gesture.velocity * Math.sign(distance) > quickVelocity;
  return Math.abs(distance) >= (isQuick ? quickDistance : actingDistance) ? direction : undefined;
};
