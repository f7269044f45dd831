import type { Random } from '../../support/random.ts';
import { drawFields, drawText } from '../fuzz/values.ts';
import { documentsWith, edgeCases } from './edge-cases.ts';

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** In most cases a valid timestamp; otherwise an impossible date or an unsupported year. */
const drawMoment = (random: Random): string => {
  const year = random.chance(0.1) ? (random.pick([0, 1, 9999]) ?? 0) : random.below(10_000);
  const day = `${padded(year, 4)}-${padded(1 + random.below(12), 2)}-${padded(1 + random.below(31), 2)}`;
  const clock = [25, 60, 60].map((end) => padded(random.below(end), 2)).join(':');
  const fraction = random.chance(0.5) ? '' : `.${padded(random.below(10 ** 9), 9).slice(0, 1 + random.below(9))}`;
  const zone = random.chance(0.5) ? 'Z' : `${random.pick(['+', '-']) ?? ''}${padded(random.below(25), 2)}:30`;
  return `"datePicker":{"timestampValue":"${day}T${clock}${fraction}${zone}"}`;
};

const asList = (values: readonly string[]): string => `{"arrayValue":{"values":[${values.join(',')}]}}`;
const asMap = (name: string, value: string): string => `{"mapValue":{"fields":{${JSON.stringify(name)}:${value}}}}`;

const drawTexts = (random: Random): string =>
  asList(Array.from({ length: random.below(4) }, () => JSON.stringify({ stringValue: drawText(random) })));

const drawCategories = (random: Random): string => {
  const categories = Array.from({ length: random.below(4) }, () => asMap(` ${drawText(random)}`, drawTexts(random)));
  return `"categories":${asList(categories)},"operations":${drawTexts(random)}`;
};

const names = [
  'value',
  'day',
  'price',
  'datePicker',
  'date',
  'debit',
  'name',
  'deductions',
  'operations',
  'categories',
];

const drawOddField = (random: Random): string => {
  const field = documentsWith(random.pick(edgeCases) ?? '{}', random.pick(names) ?? '');
  return (random.pick(field) ?? '{}').slice(1, -1);
};

const drawAddition = (random: Random): string => {
  const kind = random.fraction();
  if (kind < 0.2) return drawMoment(random);
  if (kind < 0.5) return drawOddField(random);
  return kind < 0.6 ? drawCategories(random) : '';
};

/** Random fields of a document as JSON. More than half of the documents have a field of the app or an edge case. */
export const drawDocument = (random: Random): string => {
  const text = JSON.stringify(drawFields(random));
  const addition = drawAddition(random);
  if (addition === '') return text;
  return text === '{}' ? `{${addition}}` : `${text.slice(0, -1)},${addition}}`;
};
