const views = ['day', 'month', 'year'] as const;

/** The unit of the calendar's cells, from the lowest level to the highest. */
export type CalendarView = (typeof views)[number];

/** The lowest and highest level of a calendar, and the initial level. */
export type CalendarViews = {
  readonly minView: CalendarView;
  readonly maxView: CalendarView;
  readonly initialView: CalendarView;
};

const rank = (view: CalendarView): number => views.indexOf(view);

/** Whether `view` is between `lowest` and `highest`, inclusive. */
export const isViewBetween = (view: CalendarView, lowest: CalendarView, highest: CalendarView): boolean =>
  rank(lowest) <= rank(view) && rank(view) <= rank(highest);

/**
 * The levels with their defaults: days to years, opening on the lowest.
 * Throws a RangeError when `initialView` is out of range. Source: docs/specification.md#picker-initial-view.
 */
export const calendarViews = ({
  minView = 'day',
  maxView = 'year',
  initialView = minView,
}: Partial<CalendarViews>): CalendarViews => {
  if (!isViewBetween(initialView, minView, maxView)) {
    throw new RangeError('initial view cannot be rendered based on the minimum and maximum views');
  }
  return { minView, maxView, initialView };
};
