import type { ConflictingDocument } from '../database/conflicting-document.ts';
import type { Device } from '../device/user-device.ts';
import type { LoggedAction } from '../user/action-log.ts';
import type { Violation } from './violation.ts';

const aMinute = 60_000;
// There are two devices, each crashed tab restarts its counters, and some requests are duplicated.
const mostInAMinute = 80;

function checkPace({ refusedAt }: ConflictingDocument): readonly Violation[] {
  const counts = refusedAt.map((start) => refusedAt.filter((at) => at >= start && at < start + aMinute).length);
  const most = Math.max(0, ...counts);
  return most > mostInAMinute ? [{ kind: 'retryStorm', what: `${most} times in a minute` }] : [];
}

const isUnderReview = ({ browser }: Device, { write }: LoggedAction): boolean =>
  [...browser.records.values()].some((record) => record.refusal !== undefined && record.write === write);

/**
 * Checks a write that the database always refuses. The device does not retry it in a loop, and shows its value in the review list.
 * No other write is in the list for the same reason.
 */
export function checkRefusals(
  actions: readonly LoggedAction[],
  devices: readonly Device[],
  conflicting: ConflictingDocument,
): readonly Violation[] {
  const givenUp = actions.filter(({ isGivenUp }) => isGivenUp);
  return [
    ...checkPace(conflicting),
    ...givenUp.flatMap((action): readonly Violation[] => {
      const what = `${action.write.kind} of ${action.browser}`;
      if (!conflicting.isAbout(action.write)) return [{ kind: 'falseAlarm', what }];
      return devices.some((device) => isUnderReview(device, action)) ? [] : [{ kind: 'lost', what }];
    }),
  ];
}
