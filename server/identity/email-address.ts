import * as v from 'valibot';
import { IdentityFailure } from './failure.ts';

const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** The address as it is kept: trimmed, in lower case. Throws `INVALID_EMAIL`. */
export const checkEmail = (text: string): string => {
  const result = v.safeParse(address, text);
  if (!result.success) throw new IdentityFailure('INVALID_EMAIL');
  return result.output;
};
