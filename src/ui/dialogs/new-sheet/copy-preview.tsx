import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SheetOption } from '../../../domain/sheet/copying.ts';
import { type NewSheetSources, previewSheet } from '../../../domain/sheet/new-sheet.ts';
import type { Sheet } from '../../../domain/sheet/sheet.ts';
import { toLocalDate } from '../../../domain/sheet/sheet-date-order.ts';
import { useTranslation } from 'react-i18next';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { useDateFormat } from '../../hooks/formats.ts';
import { ComingAlong } from './coming-along.tsx';
import { useCopyLines } from './copy-lines.ts';

const Preview = styled(Paper<'section'>)({
  padding: '10px 0',
  fontSize: '0.8125rem',
  color: 'inherit',
  '& > *': { paddingInline: 16 },
});

const copiedSheet = (option: SheetOption, { sheets, shown }: NewSheetSources): Sheet =>
  option === 'duplicate' ? shown.sheet : (sheets[0] ?? shown.sheet);

/** What will be in the new sheet, before it is made. */
export function CopyPreview({ newSheet }: { readonly newSheet: NewSheetRef }) {
  const { t } = useTranslation();
  const dates = useDateFormat();
  const titleId = useId();
  const option = useSelector(newSheet, ({ context }) => context.option);
  const sources = useSelector(newSheet, ({ context }) => context.sources);
  const isLoading = useSelector(newSheet, (snapshot) => snapshot.hasTag('loading'));
  const preview = previewSheet(option, sources);
  const lines = useCopyLines(preview);
  const date = dates.sheet(toLocalDate(copiedSheet(option, sources).date));
  return (
    <Preview component="section" variant="inset" aria-labelledby={titleId}>
      <Typography component="h3" variant="h2" id={titleId} color="textPrimary">
        {t(option === 'empty' ? 'newSheet.balancesFrom' : 'newSheet.copiedFrom', { date })}
      </Typography>
      {preview === undefined && (
        <p role={isLoading ? 'status' : 'alert'}>{t(isLoading ? 'newSheet.loading' : 'newSheet.failed')}</p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {preview && preview.comingAlong.length > 0 && <ComingAlong entries={preview.comingAlong} />}
    </Preview>
  );
}
