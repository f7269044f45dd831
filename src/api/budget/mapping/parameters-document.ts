import type { Category, Parameters } from '../../../domain/parameters/parameters.ts';
import type { WireDocument, WireFields, WireValue } from '../../../../contract/values.ts';
import { encode, type Encoders, flag, readFlag, readNamedLists, readTextList, textList } from './wire-values.ts';

const categoryValue = ({ name, operations }: Category): WireValue => ({
  mapValue: { fields: { [name]: textList(operations) } },
});

const parametersEncoders: Encoders<Parameters> = {
  operations: textList,
  categories: (categories) => ({ arrayValue: { values: categories.map(categoryValue) } }),
  blockClosed: textList,
  darkTheme: flag,
  showOnlyNotPaid: flag,
};

/** The given fields of the parameters document. */
export const parametersFields = (parameters: Partial<Parameters>): WireFields => encode(parametersEncoders, parameters);

/** Reads the parameters; old documents have `suggestions` instead of `operations`. */
export function readParameters({ fields }: WireDocument): Parameters {
  return {
    operations: readTextList(fields, Object.hasOwn(fields, 'operations') ? 'operations' : 'suggestions'),
    categories: readNamedLists(fields, 'categories').map(([name, operations]) => ({ name, operations })),
    blockClosed: readTextList(fields, 'blockClosed'),
    darkTheme: readFlag(fields, 'darkTheme', undefined),
    showOnlyNotPaid: readFlag(fields, 'showOnlyNotPaid', false),
  };
}
