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

/** The body as text, when its media type is among those accepted. Throws `BodyFailure`, or `OverloadError` where it finds no room. */
export const readText = async (request: HonoRequest, accepted: readonly string[]): Promise<string> => {
  if (!accepted.includes(mediaType(request))) throw new BodyFailure(415, `Send ${accepted.join(' or ')}.`);
  try {
    return await request.text();
  } catch (error) {
    // The caller left in the middle of it, or was too slow: nobody hears the answer, and nothing is to be logged.
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

/** As `safeParse`; undefined where a check of the schema throws, as one may on a text that its pattern has just refused. */
export const checkMessage = <Message>(
  input: unknown,
  schema: v.GenericSchema<unknown, Message>,
): v.SafeParseResult<v.GenericSchema<unknown, Message>> | undefined => {
  try {
    // Only the first fault is told; a body may hold a million.
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
