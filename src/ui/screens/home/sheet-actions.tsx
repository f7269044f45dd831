import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/icon.tsx';
import { PrintButton } from '../../print/print-button.tsx';
import { useSheetRequests } from '../../sheet/page/sheet-requests.ts';

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 8,
  padding: '4px 12px 18px var(--pad)',
  [theme.breakpoints.down('md')]: { paddingRight: 16 },
}));

/** Buttons that create a sheet, print the shown sheet, and delete the shown sheet unless it is the only sheet. */
export function SheetActions() {
  const { t } = useTranslation();
  const { hasContent, isOnly, requestNewSheet, requestRemoval } = useSheetRequests();
  return (
    <Actions>
      <Button
        variant="tonal"
        disabled={!hasContent}
        aria-haspopup="dialog"
        onClick={requestNewSheet}
        startIcon={<Icon name="plus" />}
      >
        {t('situation.newSheet')}
      </Button>
      <PrintButton disabled={!hasContent} />
      <IconButton
        aria-label={t('situation.removeSheet')}
        color="outlined"
        title={t(isOnly ? 'situation.onlySheet' : 'situation.removeSheet')}
        disabled={isOnly || !hasContent}
        aria-haspopup="dialog"
        onClick={requestRemoval}
      >
        <Icon name="trash" />
      </IconButton>
    </Actions>
  );
}
