import { calendarViews } from '../../domain/calendar/view.ts';
import { type DatePickerProps, usePicker } from './use-picker.ts';
import { ButtonPicker } from './button-picker.tsx';
import { FieldPicker } from './field-picker.tsx';
import { InlineCalendar } from './inline-calendar.tsx';

function RunningDatePicker(props: DatePickerProps) {
  const picker = usePicker(props);
  if (props.inline === true) return <InlineCalendar picker={picker} />;
  return props.opener === 'button' ? <ButtonPicker picker={picker} /> : <FieldPicker picker={picker} />;
}

/**
 * A day, a month or a year to choose, in a calendar or by typing.
 * Throws a RangeError when the initial view is not one of those from the minimum to the maximum view.
 */
export function DatePicker(props: DatePickerProps) {
  // An error thrown while a machine computes its context does not reach the caller.
  const { minView, maxView, initialView } = calendarViews(props);
  const shape = [minView, maxView, initialView, props.inline === true].join(' ');
  return <RunningDatePicker key={shape} {...props} />;
}
