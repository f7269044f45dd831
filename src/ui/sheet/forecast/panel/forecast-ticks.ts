import { flushSync } from 'react-dom';
import type { ForecastItem } from '../../../../domain/forecast/forecast-items.ts';
import type { EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { useSheet } from '../../../hooks/workspace-actors.tsx';

/** Contains the list, because an id is unique only within a list. */
export const lineKey = (collection: EntryCollection, id: string): string => `${collection}-${id}`;

export const keyOf = ({ source }: ForecastItem): string =>
  source.collection === 'provisions' ? source.collection : lineKey(source.collection, source.entry.id);

/** Returns a function that ticks an item, which removes it from the forecast. */
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
