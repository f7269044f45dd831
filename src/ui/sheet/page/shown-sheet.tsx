import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetProvider, useParameters, useSheet, useSheets } from '../../hooks/workspace-actors.tsx';
import { LoadingOverlay } from '../../loading/loading-overlay.tsx';
import { LineEditing } from './line-editing.tsx';
import { SelectionAnnouncer } from '../list/selection/selection-announcer.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useHasContent } from '../../hooks/sheet-data.ts';

type ShownSheetProps = {
  /** Has the layout of the sheet; shown until its content is loaded. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
};

/** The shown sheet, a skeleton while the sheet loads, or the failure to load the sheet. */
export const ShownSheet = ({ skeleton, children }: ShownSheetProps) => (
  <SheetProvider fallback={<NoSheet skeleton={skeleton} />}>
    <SheetContent skeleton={skeleton}>{children}</SheetContent>
  </SheetProvider>
);

function NoSheet({ skeleton }: { readonly skeleton: ReactNode }) {
  const { t } = useTranslation();
  const sheets = useSheets();
  const parameters = useParameters();
  const hasFailed = useSelector(sheets, (snapshot) => snapshot.hasTag('failed'));
  return hasFailed ? (
    <LoadFailure
      title={t('sheets.failed')}
      cause={t('sheets.failedText')}
      onRetry={() => {
        sheets.send({ type: 'reload.requested' });
        // The parameters probably failed too, and have no retry button here.
        parameters.send({ type: 'reload.requested' });
      }}
    />
  ) : (
    <Pending>{skeleton}</Pending>
  );
}

function SheetContent({ skeleton, children }: ShownSheetProps) {
  const { t } = useTranslation();
  const sheet = useSheet();
  const hasContent = useHasContent();
  const hasFailed = useSelector(sheet, (snapshot) => snapshot.hasTag('failed'));
  const isLoading = useSelector(sheet, (snapshot) => snapshot.hasTag('loading'));
  if (hasFailed && !hasContent) {
    const retry = () => sheet.send({ type: 'reload.requested' });
    return <LoadFailure title={t('sheets.failed')} cause={t('sheets.failedText')} onRetry={retry} />;
  }
  if (!hasContent) return <Pending>{skeleton}</Pending>;
  return (
    <>
      {children}
      {isLoading && <LoadingOverlay />}
      <LineEditing />
      <SelectionAnnouncer />
    </>
  );
}

const Pending = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div aria-busy="true">{children}</div>
    <LoadingOverlay />
  </>
);
