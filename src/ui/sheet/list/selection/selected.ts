import { useSelector } from '@xstate/react';
import type { SelectedLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useSelection } from '../../../hooks/workspace-actors.tsx';

/** The selection in one list; undefined if it has none. */
export const useSelected = (collection: Collection): SelectedLines | undefined =>
  useSelector(useSelection(), ({ context: { selected } }) =>
    selected?.collection === collection ? selected : undefined,
  );
