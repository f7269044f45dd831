import type { EntryCollection } from '../../../domain/sheet/sheet.ts';
import { useShownCount } from '../state/sheet-data.ts';

/** The number of lines on show; nothing where there are none. It has a part of its own, so that a block is not drawn anew with it. */
export const ShownCount = ({ collection }: { readonly collection: EntryCollection }) =>
  useShownCount(collection) || null;
