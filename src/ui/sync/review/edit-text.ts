import type { ParametersEdit } from '../../../domain/parameters/parameters-edits.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { Words } from './words.ts';

const texts: Record<ParametersEdit['kind'], MessageKey> = {
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

function result(edit: ParametersEdit): string {
  if (edit.kind !== 'category.choose') return 'to' in edit ? edit.to : '';
  return [...edit.added.map((name) => `+ ${name}`), ...edit.removed.map((name) => `− ${name}`)].join(', ');
}

/** One change of a list of the parameters. */
export const editText = (edit: ParametersEdit, { t }: Words): string =>
  t(texts[edit.kind], { name: 'name' in edit ? edit.name : '', to: result(edit) });
