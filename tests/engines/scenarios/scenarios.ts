import type { Scenario } from '../run-scenarios.ts';
import { dates } from './dates.ts';
import { dialogs } from './dialogs.ts';
import { gallery } from './gallery.ts';
import { journey } from './journey.ts';
import { offline } from './offline.ts';
import { print } from './print.ts';

export const scenarios: readonly Scenario[] = [journey, offline, dialogs, dates, print, gallery];
