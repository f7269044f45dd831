import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSelector } from '@xstate/react';
import type { CopyPreview as Copy, SheetOption } from '../../../domain/sheet/new-sheet/copying.ts';
import { type NewSheetSources, previewSheet } from '../../../domain/sheet/new-sheet/new-sheet.ts';
import type { Sheet } from '../../../domain/sheet/sheet.ts';
import { toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { useTranslation } from 'react-i18next';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useDateFormat } from '../../hooks/formats.ts';
import { shortViewport, touchOrNarrow } from '../../theme/media-queries.ts';
import { CopiedExpenses } from './copied-expenses.tsx';
import { useCopySummary } from './copy-summary.ts';

const Preview = styled(Paper<'section'>)({
  padding: '10px 16px',
  fontSize: '0.8125rem',
  color: 'inherit',
});

const Sentence = styled('h3')({ display: 'inline', margin: 0, font: 'inherit' });

const Title = (props: { readonly children: string }) => (
  <Typography component="h3" variant="h2" color="textPrimary" {...props} />
);

const Summary = styled('summary')({
  cursor: 'pointer',
  [touchOrNarrow]: { paddingBlock: 12 },
});

const copiedSheet = (option: SheetOption, { sheets, shown }: NewSheetSources): Sheet =>
  option === 'duplicate' ? shown.sheet : (sheets[0] ?? shown.sheet);

type CopyProps = { readonly copy: Copy; readonly title: string; readonly date: string };

const ChangedLines = ({ lines, copy }: { readonly lines: readonly string[]; readonly copy: Copy }) => (
  <>
    {lines.length > 0 && (
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <AmountText text={line} />
          </li>
        ))}
      </ul>
    )}
    {copy.copiedExpenses.length > 0 && <CopiedExpenses entries={copy.copiedExpenses} />}
  </>
);

const FullPreview = ({ copy, title }: CopyProps) => {
  const { t } = useTranslation();
  const { kept, changes } = useCopySummary(copy);
  const keptLine = kept === undefined ? t('newSheet.keptNothing') : t('newSheet.kept', { lines: kept });
  return (
    <>
      <Title>{title}</Title>
      <ChangedLines lines={[keptLine, ...changes]} copy={copy} />
    </>
  );
};

/** Shows only a summary until the user expands it. */
const CollapsedPreview = ({ copy, title, date }: CopyProps) => {
  const { t } = useTranslation();
  const { kept, changes } = useCopySummary(copy);
  return (
    <details>
      <Summary>
        <Sentence>{kept === undefined ? title : t('newSheet.keptOf', { lines: kept, date })}</Sentence>
      </Summary>
      <ChangedLines lines={kept === undefined ? [t('newSheet.keptNothing')] : changes} copy={copy} />
    </details>
  );
};

/** Shows the content of the new sheet before it is created. */
export function CopyPreview({ newSheet }: { readonly newSheet: NewSheetRef }) {
  const { t } = useTranslation();
  const dates = useDateFormat();
  const isLow = useMediaQuery(shortViewport);
  const option = useSelector(newSheet, ({ context }) => context.option);
  const sources = useSelector(newSheet, ({ context }) => context.sources);
  const isLoading = useSelector(newSheet, (snapshot) => snapshot.hasTag('loading'));
  const copy = previewSheet(option, sources);
  const date = dates.day(toLocalDate(copiedSheet(option, sources).date));
  const title = t(option === 'empty' ? 'newSheet.balancesFrom' : 'newSheet.copiedFrom', { date });
  const Content = isLow ? CollapsedPreview : FullPreview;
  return (
    <Preview component="section" variant="inset" aria-label={title}>
      {copy ? (
        <Content copy={copy} title={title} date={date} />
      ) : (
        <>
          <Title>{title}</Title>
          <p role={isLoading ? 'status' : 'alert'}>{t(isLoading ? 'newSheet.loading' : 'newSheet.failed')}</p>
        </>
      )}
    </Preview>
  );
}
