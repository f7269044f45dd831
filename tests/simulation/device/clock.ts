import { type SheetDate, sheetDateOf } from '../../../src/domain/sheet/sheet-date.ts';
import type { World } from '../world.ts';

/** The clock of a device, correct or skewed. */
export type DeviceClock = {
  readonly now: () => number;
  /** The day that the device shows in its time zone. */
  readonly today: () => SheetDate;
  /** Makes the clock jump, as after an empty battery, in another time zone, or by a manual change. */
  readonly set: () => void;
};

// The zones are on both sides of the date line; some have daylight saving time.
const zones = [
  'Pacific/Pago_Pago',
  'America/New_York',
  'UTC',
  'Europe/Paris',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];
const formats = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' }),
  ]),
);

/** Creates a date in the time zone of a device, because the process has only one time zone. */
class LocalDate extends Date {
  readonly #parts: ReadonlyMap<string, number>;

  constructor(instant: number, zone: string) {
    super(instant);
    const parts = formats.get(zone)?.formatToParts(instant) ?? [];
    this.#parts = new Map(parts.map(({ type, value }) => [type, Number(value)]));
  }

  override getFullYear = () => this.#parts.get('year') ?? 0;
  override getMonth = () => (this.#parts.get('month') ?? 0) - 1;
  override getDate = () => this.#parts.get('day') ?? 0;
}

const slightly = 2 * 60_000;
const aDay = 24 * 60 * 60_000;

export function createClock({ now, random }: Pick<World, 'now' | 'random'>): DeviceClock {
  const zone = random.pick(zones) ?? 'UTC';
  const drawOffset = () => {
    const most = random.chance(0.5) ? slightly : aDay;
    return random.below(2 * most) - most;
  };
  let offset = drawOffset();
  const ownNow = () => now() + offset;
  return {
    now: ownNow,
    today: () => sheetDateOf(new LocalDate(ownNow(), zone)),
    set: () => {
      offset = drawOffset();
    },
  };
}
