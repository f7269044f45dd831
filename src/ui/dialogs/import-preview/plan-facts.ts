import type { AccountPatch } from '../../../domain/archive/account-patch.ts';
import type { ImportPlan } from '../../../domain/archive/import-plan.ts';
import { type SheetDate, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import type { DateFormat } from '../../../i18n/formats.ts';
import type { Language } from '../../../i18n/language.ts';
import type { TFunction } from 'i18next';
import { listText } from '../../../i18n/formats.ts';
import { contentCounts, countsText } from '../../screens/parameters/account-data/summary-text.ts';

type Words = { readonly t: TFunction; readonly language: Language; readonly dates: DateFormat };

const mostDates = 4;
const noBreakSpace = '\u00A0';

const dateText = (date: SheetDate | undefined, { dates }: Words): string =>
  date === undefined ? '' : dates.day(toLocalDate(date)).replaceAll(' ', noBreakSpace);

/** The newest of the days one by one, the others as a number. */
function dateList(days: readonly SheetDate[], words: Words): string {
  const named = days.length > mostDates + 1 ? days.slice(0, mostDates) : days;
  const rest = days.length - named.length;
  const more = rest > 0 ? [words.t('importPreview.more', { count: rest })] : [];
  return listText([...named.map((day) => dateText(day, words)), ...more], words.language);
}

/** Whether the account already is what the patch would make of it. */
export const changesNothing = ({ puts, removedLines, removedSheets, edits }: AccountPatch): boolean =>
  puts.length + removedLines.length + removedSheets.length + edits.length === 0;

function contentFact({ summary }: ImportPlan, { t, language }: Words): readonly string[] {
  const content = countsText(contentCounts(summary), t, language);
  return content === '' ? [] : [content];
}

const countedFact = (count: number, text: (count: number) => string): readonly string[] =>
  count === 0 ? [] : [text(count)];

/** What an import would do, a sentence for each part of it. */
export function planFacts(plan: ImportPlan, words: Words): readonly string[] {
  const { t } = words;
  const { stored, skipped, removed } = plan.summary;
  const from = dateText(stored.at(-1), words);
  const to = dateText(stored.at(0), words);
  const changes = [
    ...countedFact(stored.length, (count) => t('importPreview.stored', { count, from, to })),
    ...contentFact(plan, words),
    ...countedFact(removed.length, (count) => t('importPreview.removed', { count, dates: dateList(removed, words) })),
    ...countedFact(plan.patch.removedLines.length, (count) => t('importPreview.removedLines', { count })),
  ];
  return [
    ...(changes.length > 0 ? changes : [t('importPreview.parameters')]),
    ...countedFact(skipped.length, (count) => t('importPreview.skipped', { count, dates: dateList(skipped, words) })),
  ];
}
