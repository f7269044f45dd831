import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useSheets } from '../hooks/actors.tsx';
import { SheetDateButton } from './sheet-date-button.tsx';
import './sheet-navigator.css';

const older = { type: 'sheet.olderRequested' } as const;
const newer = { type: 'sheet.newerRequested' } as const;
const current = { type: 'sheet.currentRequested' } as const;

/** Moves between the sheets; the arrows keep their place where there is nothing older or newer. */
export function SheetNavigator() {
  const t = useTranslate();
  const sheets = useSheets();
  const date = useRef<HTMLSpanElement>(null);
  const hasOlder = useSelector(sheets, (snapshot) => snapshot.can(older));
  const hasNewer = useSelector(sheets, (snapshot) => snapshot.can(newer));
  const go = (event: typeof older | typeof newer | typeof current) => {
    sheets.send(event);
    // The button that was pressed is about to go: the keyboard goes on from the date.
    if (!sheets.getSnapshot().can(event)) date.current?.querySelector('button')?.focus();
  };
  return (
    <fieldset className="sheet-navigator" aria-label={t('sheets.navigator')}>
      <span className="sheet-navigator-arrow" hidden={!hasOlder}>
        <IconButton icon="left" label={t('sheets.older')} onClick={() => go(older)} />
      </span>
      <span className="sheet-navigator-date" ref={date}>
        <SheetDateButton />
      </span>
      <span className="sheet-navigator-arrow" hidden={!hasNewer}>
        <IconButton icon="right" label={t('sheets.newer')} onClick={() => go(newer)} />
      </span>
      {hasNewer && (
        <button type="button" className="sheet-navigator-current" onClick={() => go(current)}>
          {t('sheets.current')}
        </button>
      )}
    </fieldset>
  );
}
