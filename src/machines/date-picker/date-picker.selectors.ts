import type { SnapshotFrom } from 'xstate';
import type { CalendarView } from '../../domain/calendar/view.ts';
import type { datePickerMachine } from './date-picker.machine.ts';

type Snapshot = SnapshotFrom<typeof datePickerMachine>;

const isView = (snapshot: Snapshot, view: CalendarView): boolean => snapshot.hasTag(`view:${view}`);

/** The shown level, or the level at which a closed calendar opens. */
export const selectView = (snapshot: Snapshot): CalendarView =>
  (['day', 'month', 'year'] as const).find((view) => isView(snapshot, view)) ?? snapshot.context.initialView;
