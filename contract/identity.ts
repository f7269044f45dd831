import * as v from 'valibot';

// Refuses lone surrogates: UTF-8 encodes them all as U+FFFD, so different passwords would have the same hash.
const text = v.pipe(
  v.string(),
  v.check((value) => value.isWellFormed(), 'well-formed text'),
);
const optionalText = v.optional(text);

/** Body of `accounts:signUp`: every account has an email address and a password. */
export const signUpRequest = v.object({ email: text, password: optionalText });

/** Body of `accounts:signInWithPassword`. */
export const signInRequest = v.object({ email: text, password: optionalText });

/** Body of `accounts:lookup` and `accounts:delete`. */
export const idTokenRequest = v.object({ idToken: text });

/** Body of `accounts:update`. `oobCode` redeems a mailed code. Without `oobCode`, the call changes the account of `idToken`. */
export const updateRequest = v.object({
  oobCode: optionalText,
  idToken: optionalText,
  email: optionalText,
  password: optionalText,
  displayName: v.nullish(text),
  photoUrl: v.nullish(text),
});

/** Body of `accounts:sendOobCode`, which requests a mail. */
export const sendCodeRequest = v.variant('requestType', [
  v.object({ requestType: v.literal('VERIFY_EMAIL'), idToken: text }),
  v.object({ requestType: v.literal('PASSWORD_RESET'), email: text }),
  v.object({ requestType: v.literal('VERIFY_AND_CHANGE_EMAIL'), idToken: text, newEmail: text }),
]);

/**
 * Body of `accounts:resetPassword`. Without `newPassword`, the response only describes the code. `startOver` deletes the data of the
 * account; only the embedded server supports `startOver`.
 */
export const resetPasswordRequest = v.object({
  oobCode: text,
  newPassword: optionalText,
  startOver: v.optional(v.boolean(), false),
});

/** Response of `accounts:resetPassword`. Only the embedded server sends `accountCreatedAt`, in milliseconds. */
export const resetPasswordResponse = v.object({
  email: text,
  accountCreatedAt: v.optional(v.pipe(text, v.regex(/^\d{1,15}$/), v.transform(Number))),
});

/** Body of `accounts:signOut` and `accounts:signOutOthers`, which only the embedded server has. */
export const refreshTokenRequest = v.object({ refreshToken: text });

/** The form fields of the token endpoint. */
export const tokenRequest = v.object({ grant_type: v.literal('refresh_token'), refresh_token: text });

/** The purposes of a mailed code. */
export const codePurposes = ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** The query parameter `mode` of a mailed link, by purpose. */
export const linkModes: Record<CodePurpose, string> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** The page that a mailed link opens. */
export const actionPath = '/__/auth/action';

/** The lifetime of an id token, in seconds. */
export const idTokenSeconds = 3600;
