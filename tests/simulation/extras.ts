import * as v from 'valibot';

/** What happens in a world on request only. */
export const extrasShape = v.object({
  /** Two devices may make a sheet of one date; the local database refuses the second. */
  twins: v.boolean(),
  /** Files are imported, and imports taken back. */
  imports: v.boolean(),
  /** Clocks are also set back, not only forward. */
  clocksGoBack: v.boolean(),
  /** Each call of a write waits as long as the database has asked any of them to, not only each try to send one. */
  everyCallWaits: v.boolean(),
});
export type Extras = v.InferOutput<typeof extrasShape>;

export const usual: Extras = { twins: true, imports: false, clocksGoBack: false, everyCallWaits: false };
