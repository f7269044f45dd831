import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Sheet, SheetContent } from '../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import type { Language } from '../../tests/support/texts.ts';
import { WorkspaceDialogs } from '../../src/ui/dialogs/workspace-dialogs.tsx';
import { HomeScreen } from '../../src/ui/screens/home/home-screen.tsx';
import { aProvision, anEntry } from './lines.ts';
import { renderSignedIn } from './render-signed-in.tsx';
import { aSheet, type Data } from './signed-in-app.ts';

export const setToday = (month: number, day: number) => vi.setSystemTime(new Date(2026, month - 1, day, 12));

/** Sets `Date` to 22 November 2026, until the returned function is called. */
export function useForecastDay(): () => void {
  vi.useFakeTimers({ toFake: ['Date'] });
  setToday(11, 22);
  return () => vi.useRealTimers();
}

const novemberSheet: Sheet = { ...aSheet, id: 'november', date: toSheetDate(2026, 11, 1), accountBalance: 488 };
const october: Sheet = { ...aSheet, id: 'october', date: toSheetDate(2026, 10, 1), order: -1 };

export const november: Partial<SheetContent> = {
  in: [anEntry({ name: 'Salary', day: 1, value: 2000, debit: false })],
  outDay: [
    anEntry({ name: 'Train', day: 27, value: 62 }),
    anEntry({ name: 'Refund', day: 29, value: 120, debit: false }),
  ],
  outMonth: [
    anEntry({ name: 'Water', day: 1, value: 28.5 }),
    anEntry({ name: 'Canteen', day: 1, dueDay: 26, value: 64 }),
  ],
  provisions: [aProvision({ name: 'Car', monthlyPayment: 400 })],
};
const words = { fr: 'Prévision', en: 'Forecast' };

export type ForecastStart = Data & { readonly language?: Language; readonly sheet?: Partial<Sheet> };

const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`);

/** Renders home with the forecast of November. */
export async function startForecast({ language = 'en', sheet, ...data }: ForecastStart = {}) {
  const sheets = [{ ...novemberSheet, ...sheet }, october];
  const started = await renderSignedIn(
    <>
      <HomeScreen />
      <WorkspaceDialogs />
    </>,
    { sheets, content: november, language, ...data },
  );
  const region = within(await screen.findByRole('region', { name: words[language] }));
  const sentence = () => region.getByRole('img').getAttribute('aria-label');
  return { ...started, region, figure, sentence };
}
