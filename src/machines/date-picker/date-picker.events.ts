import type { CalendarDay } from '../../domain/calendar/day.ts';
import type { TypedDay } from '../../domain/calendar/typed-day.ts';
import type { CalendarViews } from '../../domain/calendar/view.ts';

export type DatePickerInput = CalendarViews & {
  /** Shown in the page rather than opened over it. */
  readonly isInline: boolean;
  /** The day whose page is shown first. */
  readonly shown: CalendarDay;
};

export type DatePickerEvent =
  | { type: 'opening.requested'; day: CalendarDay }
  | { type: 'closing.requested' }
  | { type: 'picker.disabled' }
  | { type: 'picker.enabled' }
  | { type: 'view.zoomedOut' }
  | { type: 'page.turned'; day: CalendarDay }
  | { type: 'cell.picked'; day: CalendarDay }
  | ({ type: 'text.typed'; text: string } & TypedDay)
  | { type: 'text.blurred' }
  | { type: 'value.cleared' }
  /** The owner has a date, by whatever way. */
  | { type: 'value.received'; day: CalendarDay };

/** Emitted to the owner of the picker, which holds the value. */
export type DatePickerEmitted = { type: 'value.changed'; day: CalendarDay | undefined };
