import IconButton from '@mui/material/IconButton';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../hooks/workspace-actors.tsx';
import { SheetDateButton } from './sheet-date-button.tsx';
import './sheet-navigator.css';
import { Icon } from '../controls/icon.tsx';

const older = { type: 'sheet.olderRequested' } as const;
const newer = { type: 'sheet.newerRequested' } as const;
const current = { type: 'sheet.currentRequested' } as const;

/** Puts a person who has gone to another sheet onto its date. */
export const focusShownDate = (): void => document.querySelector<HTMLElement>('.sheet-navigator-date button')?.focus();

/** Moves between the sheets; what leads nowhere keeps its place, so that the date never jumps. */
export function SheetNavigator() {
  const { t } = useTranslation();
  const sheets = useSheets();
  const hasOlder = useSelector(sheets, (snapshot) => snapshot.can(older));
  const hasNewer = useSelector(sheets, (snapshot) => snapshot.can(newer));
  const go = (event: typeof older | typeof newer | typeof current) => {
    sheets.send(event);
    // The button that was pressed is about to go: the keyboard goes on from the date.
    if (!sheets.getSnapshot().can(event)) focusShownDate();
  };
  return (
    <fieldset className="sheet-navigator" aria-label={t('sheets.navigator')}>
      <span className="sheet-navigator-arrow" hidden={!hasOlder}>
        <IconButton aria-label={t('sheets.older')} onClick={() => go(older)}>
          <Icon name="left" />
        </IconButton>
      </span>
      <span className="sheet-navigator-date">
        <SheetDateButton />
      </span>
      <span className="sheet-navigator-arrow" hidden={!hasNewer}>
        <IconButton aria-label={t('sheets.newer')} onClick={() => go(newer)}>
          <Icon name="right" />
        </IconButton>
      </span>
      <span className="sheet-navigator-end" hidden={!hasNewer}>
        <button type="button" className="sheet-navigator-current" onClick={() => go(current)}>
          {t('sheets.current')}
        </button>
      </span>
    </fieldset>
  );
}
