import type { HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { OverloadError } from '../limits/work-queue.ts';

const mediaType = (request: HonoRequest): string =>
  (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Reads the body as text. Throws an `HTTPException`: 415 for another media type, 413 for a body that is too long, 400 for an
 * incomplete body. Throws `OverloadError` past the memory limit.
 */
export const readText = async (request: HonoRequest, accepted: readonly string[]): Promise<string> => {
  if (!accepted.includes(mediaType(request)))
    throw new HTTPException(415, { message: `Send ${accepted.join(' or ')}.` });
  try {
    return await request.text();
  } catch (error) {
    if (error instanceof HTTPException || error instanceof OverloadError) throw error;
    // Any other error means that the connection was reset or timed out. The server did not fail, so the error is not logged.
    throw new HTTPException(400, { message: 'The request ended before its body did.' });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new HTTPException(400, { message: 'Invalid JSON payload received.' });
  }
};

/** Calls `safeParse`; undefined if a check of the schema throws. Valibot runs a check even after a pattern has failed. */
export const checkMessage = <Message>(
  input: unknown,
  schema: v.GenericSchema<unknown, Message>,
): v.SafeParseResult<v.GenericSchema<unknown, Message>> | undefined => {
  try {
    // A body may have a million issues; only the first is reported.
    return v.safeParse(schema, input, { abortEarly: true });
  } catch {
    return undefined;
  }
};

/** Parses JSON text as a message of the contract. Throws an `HTTPException` with status 400. */
export const parseMessage = <Message>(text: string, schema: v.GenericSchema<unknown, Message>): Message => {
  const result = checkMessage(parseJson(text), schema);
  if (result === undefined) throw new HTTPException(400, { message: 'Invalid value.' });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new HTTPException(400, {
    message: `Invalid value at '${path ?? 'body'}': ${issue.expected ?? issue.message} expected.`,
  });
};
