import * as v from 'valibot';
import { wireValue } from '../../src/api/contract/values.ts';
import { checkMessage } from '../http/body.ts';
import { invalidArgument } from './failure.ts';
import type { Order, Place } from './order.ts';

// The token names the last document that was sent, not a count, so that pages stay whole while others write.
const tokenContent = v.strictObject({
  field: v.optional(v.string()),
  descending: v.boolean(),
  value: v.optional(wireValue),
  id: v.string(),
});

export const encodePageToken = (order: Order, last: Place): string =>
  Buffer.from(JSON.stringify({ ...order, ...last }), 'utf8').toString('base64url');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The place after which the page starts; a token of another order, or no token at all, is an invalid argument. */
export const decodePageToken = (order: Order, token: string): Place => {
  const content = checkMessage(parseJson(Buffer.from(token, 'base64url').toString('utf8')), tokenContent);
  const output = content?.success === true ? content.output : undefined;
  const isOfOrder = output?.field === order.field && output?.descending === order.descending;
  if (output === undefined || !isOfOrder) throw invalidArgument('invalid page token');
  return { value: output.value, id: output.id };
};
