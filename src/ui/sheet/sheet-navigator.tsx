import { useSelector } from '@xstate/react';
import { toLocalDate } from '../../domain/sheet-date.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Icon } from '../controls/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useSheets } from '../hooks/actors.tsx';
import { useDateFormat } from './formats.ts';
import './sheet-navigator.css';

const useShownDate = (): string | undefined => {
  const format = useDateFormat();
  const date = useSelector(useSheets(), ({ context }) => context.sheets[context.index]?.date);
  return date && format.sheet(toLocalDate(date));
};

/** Moves between the sheets; the arrows keep their place where there is nothing older or newer. */
export function SheetNavigator() {
  const t = useTranslate();
  const sheets = useSheets();
  const date = useShownDate();
  const hasOlder = useSelector(sheets, (snapshot) => snapshot.can({ type: 'sheet.olderRequested' }));
  const hasNewer = useSelector(sheets, (snapshot) => snapshot.can({ type: 'sheet.newerRequested' }));
  return (
    <fieldset className="sheet-navigator" aria-label={t('sheets.navigator')}>
      <span className="sheet-navigator-arrow" hidden={!hasOlder}>
        <IconButton
          icon="left"
          label={t('sheets.older')}
          onClick={() => sheets.send({ type: 'sheet.olderRequested' })}
        />
      </span>
      {date && (
        <span className="sheet-navigator-date">
          <Icon name="calendar" />
          {date}
        </span>
      )}
      <span className="sheet-navigator-arrow" hidden={!hasNewer}>
        <IconButton
          icon="right"
          label={t('sheets.newer')}
          onClick={() => sheets.send({ type: 'sheet.newerRequested' })}
        />
      </span>
      {hasNewer && (
        <button
          type="button"
          className="sheet-navigator-current"
          onClick={() => sheets.send({ type: 'sheet.currentRequested' })}
        >
          {t('sheets.current')}
        </button>
      )}
    </fieldset>
  );
}
