/** Where each screen is found. Source: specification, section 2. */
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
