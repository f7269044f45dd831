import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import type { CalendarDay } from '../../../domain/calendar/day.ts';
import { formatMonth } from '../../../domain/calendar/format-day.ts';
import { type CalendarLanguage, calendarLocale } from '../../../domain/calendar/language.ts';
import { turnPage, yearPage } from '../../../domain/calendar/page.ts';
import type { CalendarView } from '../../../domain/calendar/view.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { Picker } from '../picker.ts';
import { Icon } from '../../icons/icon.tsx';

type Texts = { readonly previous: MessageKey; readonly next: MessageKey; readonly raise?: MessageKey };

const texts: Readonly<Record<CalendarView, Texts>> = {
  day: { previous: 'datePicker.previousMonth', next: 'datePicker.nextMonth', raise: 'datePicker.toMonths' },
  month: { previous: 'datePicker.previousYear', next: 'datePicker.nextYear', raise: 'datePicker.toYears' },
  year: { previous: 'datePicker.previousYears', next: 'datePicker.nextYears' },
};

const titles: Readonly<Record<CalendarView, (day: CalendarDay, language: CalendarLanguage) => string>> = {
  day: formatMonth,
  month: ({ year }) => String(year),
  year: ({ year }) => `${yearPage(year).at(0)} – ${yearPage(year).at(-1)}`,
};

const Header = styled('div')({ display: 'flex', gap: 4, alignItems: 'center', paddingBottom: 8 });

const PageName = styled('span')({
  flex: 1,
  fontWeight: 600,
  textAlign: 'center',
  '&::first-letter': { textTransform: 'uppercase' },
});

type CalendarHeaderProps = { readonly picker: Picker; readonly view: CalendarView; readonly titleId: string };

/** The buttons for the previous and the next page. The title between them opens the view above, such as the months. */
export function CalendarHeader({ picker, view, titleId }: CalendarHeaderProps) {
  const { t } = useTranslation();
  const { actor, language, isDisabled } = picker;
  const shown = useSelector(actor, ({ context }) => context.shown);
  const canZoomOut = useSelector(actor, (snapshot) => snapshot.can({ type: 'view.zoomedOut' }));
  const { previous, next, raise } = texts[view];
  const { tag, direction } = calendarLocale(language);
  const turn = (count: number) => () => {
    actor.send({ type: 'page.turned', day: turnPage(view, shown, count) });
  };
  const title = (
    <PageName id={titleId} lang={tag} aria-live="polite">
      {titles[view](shown, language)}
    </PageName>
  );
  return (
    <Header>
      <IconButton aria-label={t(previous)} disabled={isDisabled} onClick={turn(-1)}>
        <Icon name={direction === 'rtl' ? 'right' : 'left'} />
      </IconButton>
      {canZoomOut && raise ? (
        <Button
          fullWidth
          sx={{ padding: 0, color: 'text.primary' }}
          aria-describedby={`${titleId}-use`}
          onClick={() => {
            actor.send({ type: 'view.zoomedOut' });
          }}
        >
          {title}
          <span id={`${titleId}-use`} hidden>
            {t(raise)}
          </span>
        </Button>
      ) : (
        title
      )}
      <IconButton aria-label={t(next)} disabled={isDisabled} onClick={turn(1)}>
        <Icon name={direction === 'rtl' ? 'left' : 'right'} />
      </IconButton>
    </Header>
  );
}
