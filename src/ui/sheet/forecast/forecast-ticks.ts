import { flushSync } from 'react-dom';
import type { ForecastItem } from '../../../domain/forecast/forecast-items.ts';
import type { EntryCollection } from '../../../domain/sheet/sheet.ts';
import { useSheet } from '../../hooks/workspace-actors.tsx';

/** Identifies a line among those of all lists: its id is unique within its own list alone. */
export const lineKey = (collection: EntryCollection, id: string): string => `${collection}-${id}`;

/** Identifies an item among those of its forecast. */
export const keyOf = ({ source }: ForecastItem): string =>
  source.collection === 'provisions' ? source.collection : lineKey(source.collection, source.entry.id);

/** Ticks an item, which then is no part of the forecast any more. */
export const useTick = () => {
  const sheet = useSheet();
  return ({ source }: ForecastItem): void =>
    flushSync(() => {
      if (source.collection === 'provisions') sheet.send({ type: 'sheet.changed', changes: { provisionsPaid: true } });
      else
        sheet.send({
          type: 'entry.changed',
          collection: source.collection,
          id: source.entry.id,
          changes: { paid: true },
        });
    });
};
