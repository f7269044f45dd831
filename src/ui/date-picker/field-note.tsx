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

// Leaving the field fills it, between a press elsewhere and its click: two lines are kept free, so that nothing moves.
const Place = styled('div')({ minHeight: '2.5rem', paddingTop: 6, [touchOrNarrow]: { minHeight: '3.25rem' } });

const problems: Readonly<Record<TypedDayProblem, MessageKey>> = {
  unreadable: 'datePicker.unreadable',
  nonexistent: 'datePicker.nonexistent',
  tooEarly: 'datePicker.tooEarly',
  tooLate: 'datePicker.tooLate',
  disabled: 'datePicker.disabled',
};

const longestText = 30;

/** A text as it is repeated in a sentence: cut where it is longer than any date. */
const quoted = (text: string): string => {
  const letters = Array.from(text.trim());
  return letters.length > longestText ? `${letters.slice(0, longestText - 1).join('')}…` : letters.join('');
};

/** Says what is wrong with the text that was typed last; `undefined` when nothing is. */
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
    text: quoted(text),
    example: formatNumericDay(exampleDay(dayOfDate(today), isDayDisabled)),
    first: first && formatDay(first, language),
    last: last && formatDay(last, language),
  });
};

/**
 * What stands below a field that can be typed in: why the typed text was not taken, or what its owner says about the date, which is
 * not that of a text that is being typed. It is read out from here, as a live region that appears with its text is not.
 */
export function FieldNote({ id, picker }: { readonly id: string; readonly picker: Picker }) {
  const problem = useProblem(picker);
  const isTyping = useSelector(picker.actor, (snapshot) => snapshot.hasTag('typing'));
  return (
    <Place id={id} aria-live="polite">
      {problem === undefined ? (
        !isTyping && picker.note
      ) : (
        <FormHelperText error role="alert" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
          {problem}
        </FormHelperText>
      )}
    </Place>
  );
}
