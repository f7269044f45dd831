import type { InferOutput } from 'valibot';
import type { updateRequest } from '../../contract/identity.ts';
import { IdentityFailure } from './failure.ts';
import type { User } from './users.ts';

const longestName = 256;
const longestPhotoUrl = 2048;

const checkLength = (name: string, text: string | null | undefined, longest: number): void => {
  if (text === null || text === undefined || text.length <= longest) return;
  throw new IdentityFailure(`INVALID_PROFILE_ATTRIBUTE : ${name} too long, at most ${String(longest)} characters`);
};

/** Throws `INVALID_PROFILE_ATTRIBUTE` for a name or a photo's address that is too long. */
export const checkProfile = ({ displayName, photoUrl }: InferOutput<typeof updateRequest>): void => {
  checkLength('Display name', displayName, longestName);
  checkLength('Photo URL', photoUrl, longestPhotoUrl);
};

/** The name as tokens carry it, which have to fit into a header: older versions kept one of any length. */
export const nameClaim = ({ displayName }: User): string | null =>
  displayName === null ? null : displayName.slice(0, longestName).toWellFormed();
