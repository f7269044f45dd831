import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf, readDay } from '../../../../domain/forms/input.ts';
import type { Entry } from '../../../../domain/sheet/sheet.ts';
import { isFocusLost } from '../../../keyboard/focus.ts';
import { useForecastPanel, useSheet } from '../../../hooks/workspace-actors.tsx';
import { touchOrNarrow } from '../../../theme/media-queries.ts';
import { CompactField } from '../../entries/fields/compact-field.tsx';
import { lineKey } from './forecast-ticks.ts';

const SetButton = styled(Button)(({ theme: { vars, shape } }) => ({
  minHeight: 20,
  padding: '0 8px',
  borderRadius: shape.pill,
  fontSize: '0.75rem',
  fontWeight: 400,
  color: vars.palette.text.secondary,
  [touchOrNarrow]: { minHeight: 44 },
}));

const Place = styled('span')({ display: 'inline-block', width: 44, verticalAlign: 'middle' });

const focusLine = (id: string) =>
  document.querySelector<HTMLElement>(`[data-forecast-line="${lineKey('outMonth', id)}"] :is(input, button)`)?.focus();

export const SetDueDay = ({ entry }: { readonly entry: Entry }) => {
  const { t } = useTranslation();
  const forecast = useForecastPanel();
  const sheet = useSheet();
  const isDayRequested = useSelector(
    forecast,
    ({ context: { line } }) => line?.id === entry.id && line.sheet === sheet,
  );
  const ask = () => forecast.send({ type: 'dueDay.requested', line: { collection: 'outMonth', id: entry.id, sheet } });
  return isDayRequested ? (
    <DayField id={entry.id} />
  ) : (
    <SetButton variant="outlined" aria-label={t('forecast.setDayOf', { name: entry.name })} onClick={ask}>
      {t('forecast.setDay')}
    </SetButton>
  );
};

const DayField = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation();
  useEffect(
    () => () => {
      // The field has been removed, and its row may have moved to another day.
      setTimeout(() => isFocusLost() && focusLine(id));
    },
    [id],
  );
  const forecast = useForecastPanel();
  const text = useSelector(forecast, ({ context }) => context.text);
  const isValidated = useSelector(forecast, ({ context }) => context.isValidated);
  const problem = isValidated ? problemOf(readDay(text)) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') forecast.send({ type: 'dueDay.submitted' });
    if (event.key !== 'Escape') return;
    // Escape leaves the field without closing the panel.
    event.stopPropagation();
    forecast.send({ type: 'dueDay.cancelled' });
  };
  return (
    <Place>
      <CompactField
        label={t('entry.day')}
        placeholder={t('entry.dayShort')}
        value={text}
        status={{ isInvalid: problem !== undefined, problem }}
        isOutlined={false}
        isNarrow
        hasAutoFocus
        inputMode="numeric"
        onType={(typed) => forecast.send({ type: 'dueDay.typed', text: typed })}
        onBlur={() => forecast.send({ type: 'dueDay.cancelled' })}
        onKeyDown={onKeyDown}
      />
    </Place>
  );
};
