const views = ['day', 'month', 'year'] as const;

/** What the cells of the calendar are, from the lowest level to the highest. */
export type CalendarView = (typeof views)[number];

/** The levels that a calendar offers and the one that it opens at. */
export type CalendarViews = {
  readonly minView: CalendarView;
  readonly maxView: CalendarView;
  readonly initialView: CalendarView;
};

const rank = (view: CalendarView): number => views.indexOf(view);

/** Whether a level lies between two others, both included. */
export const isViewBetween = (view: CalendarView, lowest: CalendarView, highest: CalendarView): boolean =>
  rank(lowest) <= rank(view) && rank(view) <= rank(highest);

/**
 * Days to years, opening at the lowest level, unless told otherwise.
 * Throws a RangeError when the calendar could not open. Source: docs/specification.md#picker-initial-view.
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
