const views = ['day', 'month', 'year'] as const;

/** The unit of the calendar's cells, from the lowest level to the highest. */
export type CalendarView = (typeof views)[number];

/** The levels that a calendar offers, and the one that it opens on. */
export type CalendarViews = {
  readonly minView: CalendarView;
  readonly maxView: CalendarView;
  readonly initialView: CalendarView;
};

const rank = (view: CalendarView): number => views.indexOf(view);

/** Whether a level lies between two others, inclusive. */
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
