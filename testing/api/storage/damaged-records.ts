import * as fc from 'fast-check';
import { fullRecords, records } from './stored-records.ts';

type Place = readonly [holder: object, key: string];
type Damage = (place: Place, junk: unknown) => void;

/** All properties of an object, at any depth. */
function placesIn(holder: object, seen = new Set<object>()): readonly Place[] {
  seen.add(holder);
  return Object.keys(holder).flatMap((key) => {
    const inner: unknown = Reflect.get(holder, key);
    const isNew = typeof inner === 'object' && inner !== null && !seen.has(inner);
    return [[holder, key] as const, ...(isNew ? placesIn(inner, seen) : [])];
  });
}

// `defineProperty` creates an own property even for `__proto__`.
const put = ([holder, key]: Place, value: unknown) =>
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });

// Pushes to an array: the app stores no array with named properties.
const add = ([holder]: Place, key: string, value: unknown) =>
  Array.isArray(holder) ? holder.push(value) : put([holder, key], value);

const spoilt = (text: unknown) => (typeof text === 'string' ? `${text.slice(1)}\u{0}/` : []);

const damages: readonly Damage[] = [
  ([holder, key]) => void Reflect.deleteProperty(holder, key),
  (place, junk) => put(place, junk),
  (place, junk) => add(place, '__proto__', junk),
  (place, junk) => add(place, 'constructor', junk),
  (place, junk) => add(place, 'unknown', junk),
  (place) => add(place, 'itself', place[0]),
  ([holder, key]) => put([holder, key], [Reflect.get(holder, key)]),
  ([holder, key]) => put([holder, key], { [key]: Reflect.get(holder, key) }),
  ([holder, key]) => put([holder, key], spoilt(Reflect.get(holder, key))),
  ([holder, key]) => put([holder, key], `?${key}`),
  // Repeats the value in a field `value`.
  ([holder, key]) => add([holder, key], 'value', Reflect.get(holder, key)),
];

const numbers = [0, -1, 1, 2, 0.5, 1e15, 2 ** 53, 1e300, Number.NaN, Infinity, -Infinity];
const texts = ['', ' ', '.', '..', 'a/b', '/', '?', '#', '%2F', '\\', '\u{d800}', '__proto__', 'outDay', '2026-2-30'];
const objects = [[], {}, [null], [[]], { kind: 'sheet.remove' }, { kind: 'operation.add' }, { stringValue: 7 }];
const odd = fc.constantFrom<unknown>(undefined, null, true, 5n, new Date(Number.NaN), ...numbers, ...texts, ...objects);
const junk = fc.oneof(odd, fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }));
const steps = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...damages), junk), { minLength: 1, maxLength: 4 });

/** Any damaged record that a store may return. */
export const damagedRecord: fc.Arbitrary<object> = fc
  .tuple(fc.constantFrom<unknown>(...records, ...fullRecords), steps)
  .map(([record, hits]) => {
    const damaged = { record: structuredClone(record) };
    for (const [draw, damage, value] of hits) {
      const places = placesIn(damaged).slice(1);
      const place = places[draw % places.length];
      if (place) damage(place, structuredClone(value));
    }
    return Object(damaged.record);
  });
