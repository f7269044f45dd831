import type { CalendarDay } from '../../domain/calendar/day.ts';
import type { TypedDay } from '../../domain/calendar/typed-day.ts';
import type { CalendarViews } from '../../domain/calendar/view.ts';

export type DatePickerInput = CalendarViews & {
  /** Whether the calendar is part of the page, not a popup. */
  readonly isInline: boolean;
  /** The day whose month is shown first. */
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
  | { type: 'value.received'; day: CalendarDay };

/** Emitted to the owner, which stores the value. */
export type DatePickerEmitted = { type: 'value.changed'; day: CalendarDay | undefined };
