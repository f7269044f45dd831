/**
 * Where each screen is found.
 * Source: docs/specification.md#route-login, docs/specification.md#route-home, docs/specification.md#route-savings,
 * docs/specification.md#route-parameters, docs/specification.md#route-signup, docs/specification.md#route-forgot-password.
 */
export const paths = {
  home: '/',
  signIn: '/login',
  savings: '/moneySaving',
  parameters: '/parameters',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  signOut: '/logout',
  /** What the links of our mails open. */
  emailAction: '/__/auth/action',
  /** The same on Firebase, which keeps every path below `/__` for itself. */
  hostedEmailAction: '/auth/action',
} as const;

/** Whether a path is one that the links of mails open. */
export const isEmailAction = (path: string): boolean => path === paths.emailAction || path === paths.hostedEmailAction;

/** Whether the screen at a path shows a sheet: settings belong to none. */
export const showsSheet = (path: string): boolean => path !== paths.parameters;
