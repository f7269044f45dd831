import { countLines } from '../../../domain/sheet/new-sheet/copying.ts';
import type { Collection } from '../../../domain/sheet/sheet.ts';
import type { Write } from '../../../domain/sync/writes.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { changesText } from './change-text.ts';
import { dateText, sheetDateText, type Words } from './formatters.ts';
import type { ParametersEdit } from '../../../domain/parameters/parameters-edits.ts';

const editTexts: Record<ParametersEdit['kind'], MessageKey> = {
  'operation.add': 'review.edit.operationAdd',
  'operation.rename': 'review.edit.operationRename',
  'operation.remove': 'review.edit.operationRemove',
  'category.add': 'review.edit.categoryAdd',
  'category.rename': 'review.edit.categoryRename',
  'category.remove': 'review.edit.categoryRemove',
  'category.choose': 'review.edit.categoryChoose',
  'block.close': 'review.edit.blockClose',
  'block.open': 'review.edit.blockOpen',
};

function resultOf(edit: ParametersEdit): string {
  if (edit.kind !== 'category.choose') return 'to' in edit ? edit.to : '';
  return [...edit.added.map((name) => `+ ${name}`), ...edit.removed.map((name) => `− ${name}`)].join(', ');
}

/** One change of a list of the parameters. */
const editText = (edit: ParametersEdit, { t }: Words): string =>
  t(editTexts[edit.kind], { name: 'name' in edit ? edit.name : '', to: resultOf(edit) });

type Writes = { readonly [K in Write['kind']]: Extract<Write, { kind: K }> };
type Describers = { readonly [K in keyof Writes]: (write: Writes[K], words: Words) => string };

const nameOf = (line: { readonly name: string } | undefined, { t }: Words): string =>
  line?.name ?? t('review.write.unknownLine');

type LineChange = Writes['entry.update'] | Writes['provision.update'];
type LineRemoval = Writes['entry.delete'] | Writes['provision.delete'];

const lineChange = ({ line, changes, before }: LineChange, words: Words) =>
  words.t('review.write.changed', { name: nameOf(line, words), changes: changesText(changes, before, words) });

const lineRemoval = ({ line }: LineRemoval, words: Words) =>
  words.t('review.write.removed', { name: nameOf(line, words) });

const parametersChange = (changes: string, { t }: Words) =>
  t('review.write.changed', { name: t('review.write.parameters'), changes });

const describers: Describers = {
  'entry.create': ({ entry }, { t, amounts }) =>
    t('review.write.newLine', { name: entry.name, amount: amounts.amount(entry.value) }),
  'entry.update': lineChange,
  'entry.delete': lineRemoval,
  'provision.create': ({ provision }, { t, amounts }) =>
    t('review.write.newProvision', { name: provision.name, amount: amounts.amount(provision.price) }),
  'provision.update': lineChange,
  'provision.delete': lineRemoval,
  'lines.together': ({ writes: [first, ...others] }, words) =>
    words.t('review.write.together', { first: first ? writeText(first, words) : '', count: others.length }),
  'sheet.create': ({ sheet, content }, words) =>
    words.t('review.write.newSheet', { date: dateText(sheet.date, words), count: countLines(content) }),
  'sheet.remove': ({ sheetId }, words) => {
    const date = sheetDateText(sheetId, words);
    return date === undefined
      ? words.t('review.write.removedUnknownSheet')
      : words.t('review.write.removedSheet', { date });
  },
  'sheet.update': ({ changes, before }, words) =>
    words.t('review.write.changed', {
      name: words.t('review.write.balances'),
      changes: changesText(changes, before, words),
    }),
  'parameters.update': ({ changes }, words) => parametersChange(changesText(changes, undefined, words), words),
  'parameters.edit': ({ edits }, words) =>
    parametersChange(edits.map((edit) => editText(edit, words)).join(', '), words),
  'account.patch': ({ patch }, { t }) => t('review.write.import', { count: patch.puts.length }),
};

const describe = <K extends keyof Writes>(kind: K, write: Writes[K], words: Words) => describers[kind](write, words);

/** A write in one line: `Courses — montant 12,50 → 15,00`. */
export const writeText = (write: Write, words: Words): string => describe(write.kind, write, words);

const blocks: Record<Collection, MessageKey> = {
  in: 'income.title',
  moneySaving: 'savings.title',
  outDay: 'expenses.title',
  outMonth: 'charges.title',
  provisions: 'provisions.title',
};

const blockOf = (write: Write): Collection | undefined => {
  if ('collection' in write) return write.collection;
  return write.kind.startsWith('provision.') ? 'provisions' : undefined;
};

/** Where a write belongs: its block and its sheet, as far as there are any. */
export function placeTexts(write: Write, words: Words): readonly string[] {
  if (write.kind === 'lines.together') return write.writes.slice(0, 1).flatMap((first) => placeTexts(first, words));
  if (!('sheetId' in write) || write.kind === 'sheet.remove') return [];
  const block = blockOf(write);
  const date = sheetDateText(write.sheetId, words);
  return [
    ...(block === undefined ? [] : [words.t(blocks[block])]),
    ...(date === undefined ? [] : [words.t('review.sheet', { date })]),
  ];
}
