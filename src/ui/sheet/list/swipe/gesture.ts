/** Where a finger is, in CSS pixels of the window, and when, in milliseconds. */
export type Touch = { readonly x: number; readonly y: number; readonly at: number };

export type Direction = 'left' | 'right';

/** A finger on a row: what it does is decided by its first few pixels, for as long as it stays down. */
export type Gesture = {
  readonly kind: 'undecided' | 'swipe' | 'scroll';
  readonly start: Touch;
  readonly last: Touch;
  /** In pixels per millisecond, to the right. */
  readonly velocity: number;
};

// What begins at an edge is the system's.
const edge = 32;
const scrollSlop = 10;
const swipeSlop = 12;
/** As far as this a row acts when it is let go; a quick one sooner. */
export const actingDistance = 96;
const quickDistance = 48;
const quickVelocity = 0.5;

/** A finger comes down in a window of this width. */
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

/** The finger moves. */
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

/** How far to the right the row is, in CSS pixels: as far as the finger, in the directions that do something. */
export const displacementOf = ({ kind, start, last }: Gesture, directions: readonly Direction[]): number => {
  const distance = kind === 'swipe' ? last.x - start.x : 0;
  return directions.includes(distance < 0 ? 'left' : 'right') ? distance : 0;
};

/** What letting the row go means; undefined where it springs back. */
export const release = (gesture: Gesture, directions: readonly Direction[]): Direction | undefined => {
  const distance = displacementOf(gesture, directions);
  const direction = distance < 0 ? 'left' : 'right';
  const isQuick = gesture.velocity * Math.sign(distance) > quickVelocity;
  return Math.abs(distance) >= (isQuick ? quickDistance : actingDistance) ? direction : undefined;
};
