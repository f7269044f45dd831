import visuallyHidden from '@mui/utils/visuallyHidden';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../../hooks/workspace-actors.tsx';
import { SheetDateButton } from './sheet-date-button.tsx';
import { headerTooNarrowFor } from '../../theme/media-queries.ts';
import { interactive } from '../../theme/interaction-states.ts';
import { Icon } from '../../icons/icon.tsx';

const older = { type: 'sheet.olderRequested' } as const;
const newer = { type: 'sheet.newerRequested' } as const;
const current = { type: 'sheet.currentRequested' } as const;

export const focusShownDate = (): void => document.querySelector<HTMLElement>('[data-shown-date] button')?.focus();

const Bar = styled('fieldset')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  // The empty first column is as wide as the last one, which centres the date.
  gridTemplateColumns: '1fr auto auto auto 1fr',
  alignItems: 'center',
  gap: 2,
  '&::before': { content: '""' },
  '& > [hidden]': { display: 'block', visibility: 'hidden' },
  [headerTooNarrowFor.syncLabel]: { gridTemplateColumns: 'auto auto auto auto', '&::before': { display: 'none' } },
  [breakpoints.down('md')]: {
    // Equal space on both sides of the date.
    gridTemplateColumns: 'auto minmax(0, 44px) 1fr auto auto',
    '&::before': { display: 'block' },
    '& > :first-of-type': { order: -1 },
    gap: 0,
    height: 48,
    margin: '0 0 0 -8px',
    paddingRight: 4,
    '& .MuiIconButton-root .icon': { width: 20, height: 20 },
  },
}));

const ShownDate = styled('span')({
  display: 'grid',
  [headerTooNarrowFor.shortDate]: { '& .icon': { display: 'none' } },
});

// On a narrow header only the arrow is visible; the label stays its accessible name.
const Current = styled(Button)(({ theme }) => ({
  position: 'relative',
  minWidth: 28,
  padding: '0 10px',
  fontWeight: 500,
  color: theme.vars.palette.primary.main,
  ...interactive({ color: theme.vars.palette.primary.main }, {}),
  [theme.breakpoints.down('md')]: { minWidth: 44 },
  '& > .icon': { display: 'none' },
  [headerTooNarrowFor.currentSheetLabel]: { padding: 0, '& > .icon': { display: 'block' } },
}));

const Words = styled('span')({ [headerTooNarrowFor.currentSheetLabel]: visuallyHidden });

/** Moves between the sheets. A button without a target is hidden but keeps its space, so that the date does not move. */
export function SheetNavigator() {
  const { t } = useTranslation();
  const sheets = useSheets();
  const hasOlder = useSelector(sheets, (snapshot) => snapshot.can(older));
  const hasNewer = useSelector(sheets, (snapshot) => snapshot.can(newer));
  const go = (event: typeof older | typeof newer | typeof current) => {
    sheets.send(event);
    // The pressed button is about to be hidden: the focus moves to the date.
    if (!sheets.getSnapshot().can(event)) focusShownDate();
  };
  return (
    <Bar aria-label={t('sheets.navigator')}>
      <span hidden={!hasOlder}>
        <IconButton aria-label={t('sheets.older')} onClick={() => go(older)}>
          <Icon name="left" />
        </IconButton>
      </span>
      <ShownDate data-shown-date="">
        <SheetDateButton />
      </ShownDate>
      <span hidden={!hasNewer}>
        <IconButton aria-label={t('sheets.newer')} onClick={() => go(newer)}>
          <Icon name="right" />
        </IconButton>
      </span>
      <span hidden={!hasNewer}>
        <Current title={t('sheets.current')} onClick={() => go(current)}>
          <Icon name="toEnd" />
          <Words>{t('sheets.current')}</Words>
        </Current>
      </span>
    </Bar>
  );
}
