import { useSelector } from '@xstate/react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useSheets } from '../hooks/actors.tsx';
import { SheetDateButton } from './sheet-date-button.tsx';
import './sheet-navigator.css';

/** Moves between the sheets; the arrows keep their place where there is nothing older or newer. */
export function SheetNavigator() {
  const t = useTranslate();
  const sheets = useSheets();
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
      <SheetDateButton />
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
