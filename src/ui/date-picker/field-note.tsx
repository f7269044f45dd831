import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { dayOfDate } from '../../domain/calendar/day.ts';
import { readDate } from '../../domain/calendar/date-input.ts';
import { formatDay, formatNumericDay } from '../../domain/calendar/format-day.ts';
import { exampleDay, type TypedDayProblem } from '../../domain/calendar/typed-day.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useToday } from '../hooks/use-today.ts';
import { touchOrNarrow } from '../theme/media-queries.ts';
import type { Picker } from './picker.ts';

// Reserves two lines: blur shows the note between a press and its click, and the pressed element must not move.
const Frame = styled('div')({ minHeight: '2.5rem', paddingTop: 6, [touchOrNarrow]: { minHeight: '3.25rem' } });

const problems: Readonly<Record<TypedDayProblem, MessageKey>> = {
  unreadable: 'datePicker.unreadable',
  nonexistent: 'datePicker.nonexistent',
  tooEarly: 'datePicker.tooEarly',
  tooLate: 'datePicker.tooLate',
  disabled: 'datePicker.disabled',
};

const maxLength = 30;

/** The typed text for a message, truncated if longer than any date. */
const shortened = (text: string): string => {
  const letters = Array.from(text.trim());
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : letters.join('');
};

/** The problem with the typed text, as a message. */
const useProblem = ({ actor, language, disabledDates, isDayDisabled }: Picker): string | undefined => {
  const { t } = useTranslation();
  const today = useToday();
  const text = useSelector(actor, ({ context }) => context.text);
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('rejected') ? snapshot.context.problem : undefined,
  );
  if (!problem) return undefined;
  const [first, last] = [readDate(disabledDates.to), readDate(disabledDates.from)];
  return t(problems[problem], {
    text: shortened(text),
    example: formatNumericDay(exampleDay(dayOfDate(today), isDayDisabled)),
    first: first && formatDay(first, language),
    last: last && formatDay(last, language),
  });
};

/**
 * The text below a typeable field: the problem with the typed text, or `note` unless the user is typing. Always
 * mounted: screen readers do not announce a live region that appears with its text.
 */
export function FieldNote({ id, picker }: { readonly id: string; readonly picker: Picker }) {
  const problem = useProblem(picker);
  const isTyping = useSelector(picker.actor, (snapshot) => snapshot.hasTag('typing'));
  return (
    <Frame id={id} aria-live="polite">
      {problem === undefined ? (
        !isTyping && picker.note
      ) : (
        <FormHelperText error role="alert" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
          {problem}
        </FormHelperText>
      )}
    </Frame>
  );
}
