import { countLines } from '../../../domain/sheet/new-sheet/copying.ts';
import type { Collection } from '../../../domain/sheet/sheet.ts';
import type { Write } from '../../../domain/sync/writes.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { changesText } from './change-text.ts';
import { dateText, sheetDateText, type Formatters } from './formatters.ts';
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

const editText = (edit: ParametersEdit, { t }: Formatters): string =>
  t(editTexts[edit.kind], { name: 'name' in edit ? edit.name : '', to: resultOf(edit) });

type Writes = { readonly [K in Write['kind']]: Extract<Write, { kind: K }> };
type Describers = { readonly [K in keyof Writes]: (write: Writes[K], formatters: Formatters) => string };

const nameOf = (line: { readonly name: string } | undefined, { t }: Formatters): string =>
  line?.name ?? t('review.write.unknownLine');

type LineChange = Writes['entry.update'] | Writes['provision.update'];
type LineRemoval = Writes['entry.delete'] | Writes['provision.delete'];

const lineChange = ({ line, changes, before }: LineChange, formatters: Formatters) =>
  formatters.t('review.write.changed', {
    name: nameOf(line, formatters),
    changes: changesText(changes, before, formatters),
  });

const lineRemoval = ({ line }: LineRemoval, formatters: Formatters) =>
  formatters.t('review.write.removed', { name: nameOf(line, formatters) });

const parametersChange = (changes: string, { t }: Formatters) =>
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
  'lines.together': ({ writes: [first, ...others] }, formatters) =>
    formatters.t('review.write.together', { first: first ? writeText(first, formatters) : '', count: others.length }),
  'sheet.create': ({ sheet, content }, formatters) =>
    formatters.t('review.write.newSheet', { date: dateText(sheet.date, formatters), count: countLines(content) }),
  'sheet.remove': ({ sheetId }, formatters) => {
    const date = sheetDateText(sheetId, formatters);
    return date === undefined
      ? formatters.t('review.write.removedUnknownSheet')
      : formatters.t('review.write.removedSheet', { date });
  },
  'sheet.update': ({ changes, before }, formatters) =>
    formatters.t('review.write.changed', {
      name: formatters.t('review.write.balances'),
      changes: changesText(changes, before, formatters),
    }),
  'parameters.update': ({ changes }, formatters) =>
    parametersChange(changesText(changes, undefined, formatters), formatters),
  'parameters.edit': ({ edits }, formatters) =>
    parametersChange(edits.map((edit) => editText(edit, formatters)).join(', '), formatters),
  'account.patch': ({ patch }, { t }) => t('review.write.import', { count: patch.puts.length }),
};

const describe = <K extends keyof Writes>(kind: K, write: Writes[K], formatters: Formatters) =>
  describers[kind](write, formatters);

/** Describes a write in one line: `Courses — montant 12,50 → 15,00`. */
export const writeText = (write: Write, formatters: Formatters): string => describe(write.kind, write, formatters);

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

/** The block and the sheet of a write, if any. */
export function locationTexts(write: Write, formatters: Formatters): readonly string[] {
  if (write.kind === 'lines.together')
    return write.writes.slice(0, 1).flatMap((first) => locationTexts(first, formatters));
  if (!('sheetId' in write) || write.kind === 'sheet.remove') return [];
  const block = blockOf(write);
  const date = sheetDateText(write.sheetId, formatters);
  return [
    ...(block === undefined ? [] : [formatters.t(blocks[block])]),
    ...(date === undefined ? [] : [formatters.t('review.sheet', { date })]),
  ];
}
