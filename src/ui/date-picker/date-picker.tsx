import { calendarViews } from '../../domain/calendar/view.ts';
import { type DatePickerProps, usePicker } from './use-picker.ts';
import { ButtonPicker } from './button-picker.tsx';
import { FieldPicker } from './field-picker.tsx';
import { InlineCalendar } from './inline-calendar.tsx';

function ValidDatePicker(props: DatePickerProps) {
  const picker = usePicker(props);
  if (props.inline === true) return <InlineCalendar picker={picker} />;
  return props.opener === 'button' ? <ButtonPicker picker={picker} /> : <FieldPicker picker={picker} />;
}

/**
 * Chooses a day, month or year, in a calendar or by typing.
 * @throws RangeError when the initial view is not between the minimum and the maximum view.
 */
export function DatePicker(props: DatePickerProps) {
  // Validated here: errors thrown while a machine computes its context do not reach the caller.
  const { minView, maxView, initialView } = calendarViews(props);
  const views = [minView, maxView, initialView, props.inline === true].join(' ');
  return <ValidDatePicker key={views} {...props} />;
}
