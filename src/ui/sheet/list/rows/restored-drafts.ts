import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { LineDraft, TypedFields } from '../../../../domain/forms/line-draft.ts';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useEditing, useSheet } from '../../../hooks/workspace-actors.tsx';

type RestoredDrafts = {
  /** The row to scroll into view. */
  readonly firstId: string | undefined;
  readonly typedInto: (id: string) => TypedFields | undefined;
};

/** The drafts that a page load has reopened in the rows of a list, with their typed values. */
export const useRestoredDrafts = (collection: Collection): RestoredDrafts => {
  const restored = useSelector(useEditing(), ({ context }) => context.restored);
  const sheetId = useSelector(useSheet(), ({ context }) => context.sheet.id);
  return useMemo(() => {
    const isOfList = (draft: LineDraft) => draft.sheetId === sheetId && draft.collection === collection;
    const drafts = restored.filter(isOfList);
    return { firstId: drafts[0]?.id, typedInto: (id) => drafts.find((draft) => draft.id === id)?.fields };
  }, [restored, sheetId, collection]);
};
