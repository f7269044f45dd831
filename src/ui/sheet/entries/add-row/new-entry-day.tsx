import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDayOfMonth } from '../../../../domain/money/amount-text.ts';
import { CompactField } from '../fields/compact-field.tsx';
import type { NewEntryForm } from './new-entry-form.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The day after an arrow key; undefined for another key or an invalid day. */
const dayAfterKey = (typed: string, key: string): string | undefined => {
  const [day, step] = [parseDayOfMonth(typed), steps[key]];
  if (day === undefined || step === undefined) return undefined;
  return String(Math.min(31, Math.max(1, day + step)));
};

const Field = styled(CompactField)({ gridArea: 'day' });

type NewEntryDayProps = {
  readonly entry: NewEntryForm;
  readonly isTouch: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The day of a new daily expense, or the due day of another entry. The arrow keys change it. */
export const NewEntryDay = ({ entry, isTouch, onKeyDown }: NewEntryDayProps) => {
  const { t } = useTranslation();
  const { adding, collection, fields } = entry;
  const type = (day: string) => adding.send({ type: 'fields.typed', changes: { day } });
  const onDayKeyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(fields.day, event.key);
    if (day === undefined) {
      onKeyDown(event);
      return;
    }
    event.preventDefault();
    type(day);
  };
  return (
    <Field
      isNarrow
      isOutlined={isTouch}
      isAtBottom={isTouch}
      label={t('entry.day')}
      placeholder={t(collection === 'outDay' ? 'entry.dayShort' : 'entry.dueDayShort')}
      inputMode="numeric"
      inputRef={entry.dayField}
      isProposed={entry.isDayProposed}
      value={fields.day}
      status={entry.statusOf('day')}
      onType={type}
      onKeyDown={onDayKeyDown}
    />
  );
};
