import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { LineDraft, TypedFields } from '../../../../domain/forms/line-draft.ts';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useEditing, useSheet } from '../../../hooks/workspace-actors.tsx';

type RestoredDrafts = {
  /** A row that is brought into view. */
  readonly firstId: string | undefined;
  readonly typedInto: (id: string) => TypedFields | undefined;
};

/** The drafts of a list that are open again in their rows, with what was typed before the page was loaded. */
export const useRestoredDrafts = (collection: Collection): RestoredDrafts => {
  const restored = useSelector(useEditing(), ({ context }) => context.restored);
  const sheetId = useSelector(useSheet(), ({ context }) => context.sheet.id);
  return useMemo(() => {
    const isOfList = (draft: LineDraft) => draft.sheetId === sheetId && draft.collection === collection;
    const drafts = restored.filter(isOfList);
    return { firstId: drafts[0]?.id, typedInto: (id) => drafts.find((draft) => draft.id === id)?.fields };
  }, [restored, sheetId, collection]);
};
