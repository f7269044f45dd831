import type { Stubborn } from '../database/conflicting-document.ts';
import type { Device } from '../device/user-device.ts';
import type { Act } from '../user/action-log.ts';
import type { Violation } from './violation.ts';

const aMinute = 60_000;
// Two devices whose counters restart with each crashed tab, and each refusal twice where the network duplicates it.
const mostInAMinute = 80;

function checkPace({ refusedAt }: Stubborn): readonly Violation[] {
  const counts = refusedAt.map((start) => refusedAt.filter((at) => at >= start && at < start + aMinute).length);
  const most = Math.max(0, ...counts);
  return most > mostInAMinute ? [{ kind: 'looped', what: `${most} times in a minute` }] : [];
}

const isUnderReview = ({ browser }: Device, { write }: Act): boolean =>
  [...browser.records.values()].some((record) => record.refusal !== undefined && record.write === write);

/**
 * What is refused whatever its version is not sent again and again, and ends in the list to review, with its value; nothing
 * else does for that reason.
 */
export function checkRefusals(
  acts: readonly Act[],
  devices: readonly Device[],
  stubborn: Stubborn,
): readonly Violation[] {
  const givenUp = acts.filter(({ isGivenUp }) => isGivenUp);
  return [
    ...checkPace(stubborn),
    ...givenUp.flatMap((act): readonly Violation[] => {
      const what = `${act.write.kind} of ${act.browser}`;
      if (!stubborn.isAbout(act.write)) return [{ kind: 'falseAlarm', what }];
      return devices.some((device) => isUnderReview(device, act)) ? [] : [{ kind: 'lost', what }];
    }),
  ];
}
