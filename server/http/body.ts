import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { OverloadError } from '../work-queue.ts';

/** A body that cannot be read: of another type (415), too long (413), or not what the call takes (400). */
export class BodyFailure extends Error {
  readonly httpCode: 400 | 413 | 415;

  constructor(httpCode: 400 | 413 | 415, message: string) {
    super(message);
    this.name = 'BodyFailure';
    this.httpCode = httpCode;
  }
}

const mediaType = (request: HonoRequest): string =>
  (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The body as text, when its media type is among those accepted. Throws `BodyFailure`, or `OverloadError` beyond the limit of memory. */
export const readText = async (request: HonoRequest, accepted: readonly string[]): Promise<string> => {
  if (!accepted.includes(mediaType(request))) throw new BodyFailure(415, `Send ${accepted.join(' or ')}.`);
  try {
    return await request.text();
  } catch (error) {
    // The connection was reset or timed out while the body was read: that is no failure of the server, and is not logged.
    if (error instanceof BodyFailure || error instanceof OverloadError) throw error;
    throw new BodyFailure(400, 'The request ended before its body did.');
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyFailure(400, 'Invalid JSON payload received.');
  }
};

/** As `safeParse`; undefined where a check of the schema throws: valibot runs a check also after a pattern that has failed. */
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

/** The JSON text as a message of the contract. */
export const parseMessage = <Message>(text: string, schema: v.GenericSchema<unknown, Message>): Message => {
  const result = checkMessage(parseJson(text), schema);
  if (result === undefined) throw new BodyFailure(400, 'Invalid value.');
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new BodyFailure(400, `Invalid value at '${path ?? 'body'}': ${issue.expected ?? issue.message} expected.`);
};
