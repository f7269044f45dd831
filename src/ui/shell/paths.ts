/**
 * The path of each screen.
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
  /** Opened by the links in e-mails. */
  emailAction: '/__/auth/action',
  /** The path of these links on Firebase, which reserves the paths below `/__`. */
  hostedEmailAction: '/auth/action',
} as const;

export const isEmailAction = (path: string): boolean => path === paths.emailAction || path === paths.hostedEmailAction;

export const showsSheet = (path: string): boolean => path !== paths.parameters;
