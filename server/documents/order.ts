import type { WireValue } from '../../src/api/contract/values.ts';
import { compareText, compareValues } from './compare.ts';
import { DocumentFailure, invalidArgument } from './failure.ts';
import { parseFieldPath, readField } from './field-path.ts';
import { type ListedDocument, parseFields } from './stored-document.ts';

/** How a listing is ordered: by name, or by one field and then by name in the same direction. */
export type Order = { readonly field: string | undefined; readonly descending: boolean };

/** A document's place in an order: its value there, and its id for equals. */
export type Place = { readonly value: WireValue | undefined; readonly id: string };

const clausePattern = /^(\S+)(?:\s+(asc|desc))?$/i;

const parseClause = (clause: string): Order => {
  const [, field, direction = 'asc'] = clausePattern.exec(clause.trim()) ?? [];
  if (field === undefined) throw invalidArgument(`Invalid order by clause "${clause.trim()}".`);
  return { field, descending: direction.toLowerCase() === 'desc' };
};

const needsIndex = (): DocumentFailure => new DocumentFailure('FAILED_PRECONDITION', 'The query requires an index.');

const nameOrder = ({ descending }: Order): Order => {
  if (descending) throw needsIndex();
  return { field: undefined, descending };
};

/**
 * Reads `orderBy`. Empty means by name. Only what the database's own single-field indexes can answer is allowed;
 * two fields, or names backwards, fail with `FAILED_PRECONDITION`.
 */
export const parseOrder = (text: string): Order => {
  if (text.trim() === '') return { field: undefined, descending: false };
  const [first, ...others] = text.split(',').map(parseClause);
  if (first === undefined || others.length > 0) throw needsIndex();
  if (first.field === '__name__') return nameOrder(first);
  parseFieldPath(first.field ?? '');
  return first;
};

const valueIn = (order: Order, document: ListedDocument): WireValue | undefined =>
  order.field === undefined ? undefined : readField(parseFields(document.fields), parseFieldPath(order.field));

export const placeOf = (order: Order, document: ListedDocument): Place => ({
  value: valueIn(order, document),
  id: document.id,
});

/** Negative when `left` comes first. */
export const comparePlaces = (order: Order, left: Place, right: Place): number => {
  const byValue = left.value === undefined || right.value === undefined ? 0 : compareValues(left.value, right.value);
  const upwards = byValue || compareText(left.id, right.id);
  return order.descending ? -upwards : upwards;
};

/** The documents that an order shows, in its order: those without the field do not appear. */
export const sortDocuments = (order: Order, documents: readonly ListedDocument[]): readonly ListedDocument[] => {
  if (order.field === undefined) return documents;
  return documents
    .map((document) => ({ document, place: placeOf(order, document) }))
    .filter(({ place }) => place.value !== undefined)
    .toSorted((left, right) => comparePlaces(order, left.place, right.place))
    .map(({ document }) => document);
};
