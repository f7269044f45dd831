import { useMemo } from 'react';
import { createDateFormat } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useToday } from './use-today.ts';

/** Today's date, in full where there is room for it. */
export const Today = () => {
  const language = useLanguage();
  const format = useMemo(() => createDateFormat(language), [language]);
  const today = useToday();
  return (
    <>
      <span className="today" data-length="long">
        {format.long(today)}
      </span>
      <span className="today" data-length="short">
        {format.short(today)}
      </span>
    </>
  );
};
