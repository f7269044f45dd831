import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useDialogs } from '../hooks/actors.tsx';

const DeletionDialog = lazy(async () => ({ default: (await import('./deletion-dialog.tsx')).DeletionDialog }));

/** The dialogs of a signed-in person's work; each is downloaded when it opens first. */
export const WorkspaceDialogs = () => {
  const isDeletionOpen = useSelector(useDialogs(), (snapshot) => snapshot.hasTag('dialog:deletion'));
  return <Suspense fallback={null}>{isDeletionOpen && <DeletionDialog />}</Suspense>;
};
