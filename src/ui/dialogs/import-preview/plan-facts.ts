import type { AccountPatch } from '../../../domain/archive/account-patch.ts';
import type { ImportPlan } from '../../../domain/archive/import-plan.ts';
import { type SheetDate, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import type { DateFormat } from '../../../i18n/formats.ts';
import type { LanguageCode } from '../../../i18n/language.ts';
import type { TFunction } from 'i18next';
import { listText } from '../../../i18n/formats.ts';
import { contentCounts, countsText } from '../../screens/parameters/account-data/summary-text.ts';

type Formatters = { readonly t: TFunction; readonly language: LanguageCode; readonly dates: DateFormat };

const maxDates = 4;
const noBreakSpace = '\u00A0';

const dateText = (date: SheetDate | undefined, { dates }: Formatters): string =>
  date === undefined ? '' : dates.day(toLocalDate(date)).replaceAll(' ', noBreakSpace);

/** Lists the newest dates and counts the others. */
function dateList(days: readonly SheetDate[], formatters: Formatters): string {
  const named = days.length > maxDates + 1 ? days.slice(0, maxDates) : days;
  const rest = days.length - named.length;
  const more = rest > 0 ? [formatters.t('importPreview.more', { count: rest })] : [];
  return listText([...named.map((day) => dateText(day, formatters)), ...more], formatters.language);
}

export const changesNothing = ({ puts, removedLines, removedSheets, edits }: AccountPatch): boolean =>
  puts.length + removedLines.length + removedSheets.length + edits.length === 0;

function contentFact({ summary }: ImportPlan, { t, language }: Formatters): readonly string[] {
  const content = countsText(contentCounts(summary), t, language);
  return content === '' ? [] : [content];
}

const countedFact = (count: number, text: (count: number) => string): readonly string[] =>
  count === 0 ? [] : [text(count)];

/** The effects of an import, one sentence each. */
export function planFacts(plan: ImportPlan, formatters: Formatters): readonly string[] {
  const { t } = formatters;
  const { stored, skipped, removed } = plan.summary;
  const from = dateText(stored.at(-1), formatters);
  const to = dateText(stored.at(0), formatters);
  const changes = [
    ...countedFact(stored.length, (count) => t('importPreview.stored', { count, from, to })),
    ...contentFact(plan, formatters),
    ...countedFact(removed.length, (count) =>
      t('importPreview.removed', { count, dates: dateList(removed, formatters) }),
    ),
    ...countedFact(plan.patch.removedLines.length, (count) => t('importPreview.removedLines', { count })),
  ];
  return [
    ...(changes.length > 0 ? changes : [t('importPreview.parameters')]),
    ...countedFact(skipped.length, (count) =>
      t('importPreview.skipped', { count, dates: dateList(skipped, formatters) }),
    ),
  ];
}
