export type SignInFields = { readonly email: string; readonly password: string };
export type SignInProblems = { readonly email?: 'emailRequired'; readonly password?: 'passwordRequired' };

export const isBlank = (text: string): boolean => text.trim() === '';

/** What keeps a sign-in from being sent; no field when nothing does. Source: docs/specification.md#sign-in-required. */
export const signInProblems = ({ email, password }: SignInFields): SignInProblems => ({
  ...(isBlank(email) && { email: 'emailRequired' as const }),
  ...(password === '' && { password: 'passwordRequired' as const }),
});
