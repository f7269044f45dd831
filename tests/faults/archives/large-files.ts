const file = (documents: string): string => `{"format":"mon-budget-archive","version":1,"documents":[${documents}]}`;

/** Joins parts with commas, up to a number of characters. */
const listed = (size: number, part: (index: number) => string): string => {
  const parts: string[] = [];
  for (let length = 0; length < size; length += (parts.at(-1) ?? '').length + 1) parts.push(part(parts.length));
  return parts.join(',');
};

const idOf = (prefix: string, index: number): string => `${prefix}${String(index).padStart(19, '0')}`;
const textValue = (text: string): string => `{"stringValue":"${text}"}`;
const list = (values: string): string => `{"arrayValue":{"values":[${values}]}}`;
const parameters = (fields: string): string => file(`{"path":"parameters","fields":{${fields}}}`);

const sheet = (index: number, date: string): string => {
  const id = idOf('s', index);
  const datePicker = '{"timestampValue":"2026-03-01T00:00:00.000000Z"}';
  return `{"path":"${id}","fields":{"sheetid":${textValue(id)},"date":${textValue(date)},"datePicker":${datePicker}}}`;
};

const line = (index: number, name: string): string => {
  const [path, id] = [idOf('s', 0), idOf('l', index)];
  const value = '{"doubleValue":12.5}';
  return `{"path":"${path}/outDay/${id}","fields":{"id":${textValue(id)},"name":${textValue(name)},"value":${value}}}`;
};

const dayAt = (index: number): string => {
  const date = new Date(Date.UTC(1900, 0, 1 + index));
  return `${String(date.getUTCFullYear())}-${String(date.getUTCMonth() + 1)}-${String(date.getUTCDate())}`;
};

const category = (fields: string): string => parameters(`"categories":${list(`{"mapValue":{"fields":{${fields}}}}`)}`);
const ofMarch = (documents: string): string => file(`${sheet(0, '2026-3-1')},${documents}`);

const names = (prefix: string, count: number): string =>
  list(Array.from({ length: count }, (_, index) => textValue(`${prefix} ${String(index)}`)).join(','));

/** An account with lists of the maximum length. Two accounts with different prefixes have no name in common. */
export const longestLists = (prefix: string): string => {
  const categories = ['a', 'b', 'c'].map((name) => `{"mapValue":{"fields":{"${name}":${names(prefix, 2000)}}}}`);
  return parameters(`"operations":${names(prefix, 2000)},"categories":${list(categories.join(','))}`);
};

/** Files of a number of characters: some are valid, and the others are slow or large for a parser (JSON bombs). */
export const largeFiles = {
  'the longest lists': () => longestLists('Name'),
  lines: (size) => ofMarch(listed(size, (index) => line(index, `Pain ${String(index)}`))),
  sheets: (size) => file(listed(size, (index) => sheet(index, dayAt(index)))),
  'sheets of one day': (size) => file(listed(size, (index) => sheet(index, '2026-3-1'))),
  'one line many times': (size) => ofMarch(listed(size, () => line(1, 'Pain'))),
  'names of a category': (size) => category(`"a":${list(listed(size, (index) => textValue(`name ${String(index)}`)))}`),
  'categories in one': (size) => category(listed(size, (index) => `"c${String(index)}":{"arrayValue":{}}`)),
  'long names': (size) => parameters(`"operations":${list(listed(size, () => textValue('o'.repeat(5000))))}`),
  'numbers for documents': (size) => file(listed(size, () => '0')),
  'empty documents': (size) => file(listed(size, () => '{}')),
  'values of no kind': (size) => parameters(listed(size, (index) => `"k${String(index)}":{"x":1}`)),
  'items of no kind': (size) => parameters(`"operations":${list(listed(size, () => '{"x":0}'))}`),
  fields: (size) => parameters(listed(size, (index) => `"k${String(index)}":{"nullValue":null}`)),
  'maps in maps': (size) =>
    parameters(`"a":${'{"mapValue":{"fields":{"a":'.repeat(size / 30)}1${'}}}'.repeat(size / 30)}`),
  'lists in lists': (size) => file(`${'['.repeat(size / 2)}${']'.repeat(size / 2)}`),
  'brackets never closed': (size) => '['.repeat(size),
  'a long path': (size) => file(`{"path":"${'/'.repeat(size)}","fields":{}}`),
  'a long name': (size) => ofMarch(line(1, 'é'.repeat(size))),
  'a long number': (size) => parameters(`"a":{"integerValue":"${'1'.repeat(size)}"}`),
  'a long double': (size) => parameters(`"a":{"doubleValue":${'1'.repeat(size)}}`),
  'long bytes': (size) => parameters(`"a":{"bytesValue":"${'A'.repeat(size)}="}`),
  'a long date': (size) => file(sheet(0, '1'.repeat(size))),
  'a long time': (size) => parameters(`"a":{"timestampValue":"2026-03-01T00:00:00.${'1'.repeat(size)}Z"}`),
  escapes: (size) => file(`{"path":"${String.raw`\u0000`.repeat(size / 6)}","fields":{}}`),
  'a text that never ends': (size) => file(`{"path":"${'a'.repeat(size)}`),
  zeros: (size) => '\u0000'.repeat(size),
  spaces: (size) => ' '.repeat(size),
} as const satisfies Readonly<Record<string, (size: number) => string>>;

export type LargeFile = keyof typeof largeFiles;
