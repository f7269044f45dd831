import * as v from 'valibot';

// A lone surrogate is encoded as U+FFFD: two different passwords would have the same hash.
const text = v.pipe(
  v.string(),
  v.check((value) => value.isWellFormed(), 'well-formed text'),
);
const optionalText = v.optional(text);

/** `accounts:signUp`. Only accounts with an e-mail address and a password exist. */
export const signUpRequest = v.object({ email: text, password: optionalText });

/** `accounts:signInWithPassword`. */
export const signInRequest = v.object({ email: text, password: optionalText });

/** `accounts:lookup` and `accounts:delete`. */
export const idTokenRequest = v.object({ idToken: text });

/** `accounts:update`: with `oobCode` it applies a code that came by mail, otherwise it changes the token's own account. */
export const updateRequest = v.object({
  oobCode: optionalText,
  idToken: optionalText,
  email: optionalText,
  password: optionalText,
  displayName: v.nullish(text),
  photoUrl: v.nullish(text),
});

/** `accounts:sendOobCode`: requests a mail. */
export const sendCodeRequest = v.variant('requestType', [
  v.object({ requestType: v.literal('VERIFY_EMAIL'), idToken: text }),
  v.object({ requestType: v.literal('PASSWORD_RESET'), email: text }),
  v.object({ requestType: v.literal('VERIFY_AND_CHANGE_EMAIL'), idToken: text, newEmail: text }),
]);

/**
 * `accounts:resetPassword`: without `newPassword` it only describes the code. `startOver`, which the embedded server alone has,
 * erases what the account holds.
 */
export const resetPasswordRequest = v.object({
  oobCode: text,
  newPassword: optionalText,
  startOver: v.optional(v.boolean(), false),
});

/** The answer to it. `accountCreatedAt`, in milliseconds, is the embedded server's own. */
export const describedCode = v.object({
  email: text,
  accountCreatedAt: v.optional(v.pipe(text, v.regex(/^\d{1,15}$/), v.transform(Number))),
});

/** `accounts:signOut` and `accounts:signOutOthers`, which the embedded server alone has. */
export const refreshTokenRequest = v.object({ refreshToken: text });

/** The form of the token endpoint. */
export const tokenRequest = v.object({ grant_type: v.literal('refresh_token'), refresh_token: text });

/** What a mailed code is for. */
export const codePurposes = ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** The modes of the links in mails, one for each purpose. */
export const linkModes: Record<CodePurpose, string> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** The page of the app that mailed links open. */
export const actionPath = '/__/auth/action';

/** Seconds that an id token lives. */
export const idTokenSeconds = 3600;
