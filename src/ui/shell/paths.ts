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
} as const;
